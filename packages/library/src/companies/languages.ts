import type { CompanySet } from './company-set.ts';

export const languagesSet: CompanySet = {
  id: 'languages',
  name: 'Programming Languages',
  abbrev: 'languages',
  companies: [
    { name: 'Ruby', abbrev: 'RB', color: 'red', logo: 'languages/ruby' },
    { name: 'Python', abbrev: 'PY', color: 'gold', logo: 'languages/python' },
    { name: 'Javascript', abbrev: 'JS', color: 'yellow', logo: 'languages/javascript' },
    { name: 'C++', abbrev: 'C++', color: 'blue', logo: 'languages/cpp' },
    { name: 'C#', abbrev: 'C#', color: 'purple', logo: 'languages/csharp' },
    { name: 'Haskell', abbrev: 'HS', color: 'gray', logo: 'languages/haskell' },
    { name: 'Rust', abbrev: 'RS', color: 'black', logo: 'languages/rust' },
    { name: 'Java', abbrev: 'JAVA', color: 'orange', logo: 'languages/java' },
    { name: 'Go', abbrev: 'GO', color: 'lightBlue', logo: 'languages/go' },
    { name: 'Scala', abbrev: 'SC', color: 'pink', logo: 'languages/scala' },
    { name: 'Lua', abbrev: 'LUA', color: 'navyBlue', logo: 'languages/lua' },
    { name: 'Clojure', abbrev: 'CLJ', color: 'lightGreen', logo: 'languages/clojure' },
    { name: 'Common Lisp', abbrev: 'CL', color: 'lime', logo: 'languages/commonlisp' },
    { name: 'Erlang', abbrev: 'ERL', color: 'brown', logo: 'languages/erlang' },
    { name: 'Swift', abbrev: 'SW', color: 'lightBrown', logo: 'languages/swift' },
    { name: 'Shell', abbrev: 'SH', color: 'black', logo: 'languages/shell' },
    { name: 'C', abbrev: 'C', color: 'natural', logo: 'languages/c' },
    { name: 'PHP', abbrev: 'PHP', color: 'lavender', logo: 'languages/php' },
    { name: 'Perl', abbrev: 'PL', color: 'green', logo: 'languages/perl' },
    { name: 'Assembly', abbrev: 'ASM', color: 'white' },
  ],
};
