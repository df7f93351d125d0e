/** Black symbols for tables by name, with what they depict (90.9.3). */
export const SYMBOLS: ReadonlyMap<string, string> = new Map([
  ['certificate', 'seal with scalloped edge'],
  ['coins', 'stacks of coins'],
  ['exclamation', 'exclamation mark'],
  ['info', 'letter i'],
  ['minus', 'minus sign'],
  ['money-bill-wave', 'waving banknote'],
  ['percentage', 'per cent sign'],
  ['plus', 'plus sign'],
  ['stop', 'filled square'],
  ['times', 'cross'],
  ['university', 'bank with columns'],
  ['user-friends', 'two people'],
]);
