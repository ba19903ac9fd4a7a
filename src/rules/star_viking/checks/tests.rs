//! What the examples of the rules do not show: the second half of a rule, and when a rule is silent because another one speaks.
