/** The place of a value in a text, such as `{{name}}`. */
export const PARAMETER = /\{\{(\w+)\}\}/g;
