/** Remembers the last answer, so that all who ask the same get the very same object. */
export const memoLast = <Inputs extends readonly unknown[], Output>(
  compute: (...inputs: Inputs) => Output,
): ((...inputs: Inputs) => Output) => {
  let last: { readonly inputs: Inputs; readonly output: Output } | undefined;
  return (...inputs) => {
    if (!last?.inputs.every((input, i) => Object.is(input, inputs[i]))) {
      last = { inputs, output: compute(...inputs) };
    }
    return last.output;
  };
};
