/**
 * Companies that may stand in for those of any game, one by one in order (10.7.5). Each is written as
 * in a game file.
 */
export interface CompanySet {
  readonly id: string;
  /** Not unique: choosers show the id beside it (10.20.10). */
  readonly name: string;
  readonly abbrev: string;
  readonly companies: readonly SetCompany[];
}

// A type, not an interface, so that an entry passes as a JSON object.
export type SetCompany = {
  readonly name: string;
  readonly abbrev: string;
  readonly color: string;
  readonly logo?: string;
};

/** All override sets in alphabetical order of their ids. */
export const COMPANY_SETS: readonly CompanySet[] = [
  {
    id: '1830',
    name: '1830 Companies',
    abbrev: '1830',
    companies: [
      { name: 'Pennsylvania Railroad', abbrev: 'PRR', color: 'green', logo: '1830/PRR' },
      { name: 'New York Central Railroad', abbrev: 'NYC', color: 'black', logo: '1830/NYC' },
      { name: 'Canadian Pacific Railroad', abbrev: 'CPR', color: 'red', logo: '1830/CPR' },
      { name: 'Baltimore & Ohio Railroad', abbrev: 'B&O', color: 'blue', logo: '1830/BO' },
      { name: 'Chesapeake & Ohio Railroad', abbrev: 'C&O', color: 'cyan', logo: '1830/CO' },
      { name: 'Erie Railroad', abbrev: 'ERIE', color: 'yellow', logo: '1830/ERIE' },
      { name: 'New York, New Haven & Hartford Railroad', abbrev: 'NYNH', color: 'orange', logo: '1830/NYNH' },
      { name: 'Boston & Maine Railroad', abbrev: 'B&M', color: 'brightGreen', logo: '1830/BM' },
    ],
  },
  {
    id: '1830-Mayfair',
    name: '1830 Companies',
    abbrev: '1830',
    companies: [
      { name: 'Pennsylvania Railroad', abbrev: 'PRR', color: 'green', logo: '1830Mayfair/PRR' },
      { name: 'New York Central Railroad', abbrev: 'NYC', color: 'gray', logo: '1830Mayfair/NYC' },
      { name: 'Canadian Pacific Railroad', abbrev: 'CPR', color: 'red', logo: '1830Mayfair/CPR' },
      { name: 'Baltimore & Ohio Railroad', abbrev: 'B&O', color: 'blue', logo: '1830Mayfair/BO' },
      { name: 'Chesapeake & Ohio Railroad', abbrev: 'C&O', color: 'yellow', logo: '1830Mayfair/CO' },
      { name: 'Erie Railroad', abbrev: 'ERIE', color: 'violet', logo: '1830Mayfair/ERIE' },
      {
        name: 'New York, New Haven & Hartford Railroad',
        abbrev: 'NYNH',
        color: 'orange',
        logo: '1830Mayfair/NNH',
      },
      { name: 'Boston & Maine Railroad', abbrev: 'B&M', color: 'brown', logo: '1830Mayfair/BM' },
    ],
  },
  {
    id: 'dev',
    name: 'Development',
    abbrev: 'dev',
    companies: [
      { name: 'Apple OS X', abbrev: 'OSX', color: 'black', logo: 'dev/apple' },
      { name: 'Atom', abbrev: 'ATOM', color: 'tan', logo: 'dev/atom' },
      { name: 'Amazon Web Services', abbrev: 'AWS', color: 'orange', logo: 'dev/aws' },
      { name: 'Microsoft Azure', abbrev: 'AZ', color: 'blue', logo: 'dev/azure' },
      { name: 'Couchbase', abbrev: 'CB', color: 'pink', logo: 'dev/couchbase' },
      { name: 'Docker', abbrev: 'D', color: 'cyan', logo: 'dev/docker' },
      { name: 'Emacs', abbrev: 'E', color: 'purple', logo: 'dev/emacs' },
      { name: 'Google Cloud', abbrev: 'GC', color: 'white', logo: 'dev/gcloud' },
      { name: 'Git', abbrev: 'GIT', color: 'brown', logo: 'dev/git' },
      { name: 'Github', abbrev: 'GH', color: 'natural', logo: 'dev/github' },
      { name: 'Kubernetes', abbrev: 'K8S', color: 'lavender', logo: 'dev/k8s' },
      { name: 'Linux', abbrev: 'LNX', color: 'gold', logo: 'dev/linux' },
      { name: 'Microsoft Windows', abbrev: 'WIN', color: 'yellow', logo: 'dev/microsoft' },
      { name: 'Mongo DB', abbrev: 'MDB', color: 'lightGreen', logo: 'dev/mongodb' },
      { name: 'MySQL', abbrev: 'MY', color: 'turquoise', logo: 'dev/mysql' },
      { name: 'Nginx', abbrev: 'NGX', color: 'lime', logo: 'dev/nginx' },
      { name: 'PostgreSQL', abbrev: 'PSQL', color: 'navyBlue', logo: 'dev/postgresql' },
      { name: 'Redis', abbrev: 'RS', color: 'red', logo: 'dev/redis' },
      { name: 'Vim', abbrev: 'VIM', color: 'green', logo: 'dev/vim' },
      { name: 'Visual Studio Code', abbrev: 'VSC', color: 'gray', logo: 'dev/vscode' },
    ],
  },
  {
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
  },
  {
    id: 'lotr',
    name: 'Lord of the Rings',
    abbrev: 'lotr',
    companies: [
      { name: 'Bree and Points South', abbrev: 'BPS', color: 'blue', logo: 'lotr/BPS' },
      { name: 'Shire and Westlands', abbrev: 'SWR', color: 'green', logo: 'lotr/SWR' },
      { name: 'Rivendell and Grey Havens', abbrev: 'RGH', color: 'purple', logo: 'lotr/RGH' },
      { name: 'Dwarvish Mountain Express', abbrev: 'DME', color: 'brown', logo: 'lotr/DME' },
      { name: 'Elvish', abbrev: 'E', color: 'pink', logo: 'lotr/E' },
      { name: 'Laketown and Lonely Mountain', abbrev: 'LLM', color: 'black', logo: 'lotr/LLM' },
      { name: 'Minas Tirith Railway', abbrev: 'MTR', color: 'orange', logo: 'lotr/MTR' },
      { name: 'Orcish', abbrev: 'O', color: 'brightGreen', logo: 'lotr/O' },
      { name: 'Southern Excursion Railway', abbrev: 'SER', color: 'yellow', logo: 'lotr/SER' },
      { name: 'Far Harad Railway', abbrev: 'FHR', color: 'red', logo: 'lotr/FHR' },
    ],
  },
  {
    id: 'owl',
    name: 'Overwatch League Teams',
    abbrev: 'owl',
    companies: [
      { name: 'Atlanta Reign', abbrev: 'AR', color: 'gray', logo: 'owl/atlanta_reign' },
      { name: 'Boston Uprising', abbrev: 'BU', color: 'navyBlue', logo: 'owl/boston_uprising' },
      { name: 'Chengdu Hunters', abbrev: 'CH', color: 'lightBrown', logo: 'owl/chengdu_hunters' },
      { name: 'Dallas Fuel', abbrev: 'DF', color: 'blue', logo: 'owl/dallas_fuel' },
      { name: 'Florida Mayhem', abbrev: 'FM', color: 'lavender', logo: 'owl/florida_mayhem' },
      { name: 'Guangzhou Charge', abbrev: 'GC', color: 'turquoise', logo: 'owl/guangzhou_charge' },
      { name: 'Hangzhou Spark', abbrev: 'HS', color: 'pink', logo: 'owl/hangzhou_spark' },
      { name: 'Houston Outlaws', abbrev: 'HO', color: 'brightGreen', logo: 'owl/houston_outlaws' },
      { name: 'London Spitfire', abbrev: 'LS', color: 'lightBlue', logo: 'owl/london_spitfire' },
      { name: 'Los Angeles Gladiators', abbrev: 'LAG', color: 'violet', logo: 'owl/los_angeles_gladiators' },
      { name: 'Los Angeles Valiant', abbrev: 'LAV', color: 'lime', logo: 'owl/los_angeles_valiant' },
      { name: 'New York Excelsior', abbrev: 'NYE', color: 'white', logo: 'owl/new_york_excelsior' },
      { name: 'Paris Eternal', abbrev: 'PE', color: 'brown', logo: 'owl/paris_eternal' },
      { name: 'Philadelphia Fusion', abbrev: 'PF', color: 'gold', logo: 'owl/philadelphia_fusion' },
      { name: 'San Francisco Shock', abbrev: 'SFS', color: 'orange', logo: 'owl/san_francisco_shock' },
      { name: 'Seoul Dynasty', abbrev: 'SD', color: 'black', logo: 'owl/seoul_dynasty' },
      { name: 'Shanghai Dragons', abbrev: 'SD', color: 'yellow', logo: 'owl/shanghai_dragons' },
      { name: 'Toronto Defiant', abbrev: 'TD', color: 'red', logo: 'owl/toronto_defiant' },
      { name: 'Vancouver Titans', abbrev: 'VT', color: 'green', logo: 'owl/vancouver_titans' },
      { name: 'Washington Justice', abbrev: 'WJ', color: 'natural', logo: 'owl/washington_justice' },
    ],
  },
  {
    id: 'webdev',
    name: 'Web Development',
    abbrev: 'webdev',
    companies: [
      { name: 'Angular JS', abbrev: 'A', color: 'red', logo: 'webdev/angular' },
      { name: 'React JS', abbrev: 'R', color: 'lightBlue', logo: 'webdev/react' },
      { name: 'Vue JS', abbrev: 'V', color: 'brightGreen', logo: 'webdev/vue' },
      { name: 'Ember JS', abbrev: 'E', color: 'pink', logo: 'webdev/ember' },
      { name: 'Google Chrome', abbrev: 'GC', color: 'white', logo: 'webdev/chrome' },
      { name: 'Mozilla Firefox', abbrev: 'MF', color: 'gold', logo: 'webdev/firefox' },
      { name: 'Apple Safari', abbrev: 'AS', color: 'turquoise', logo: 'webdev/safari' },
      { name: 'Microsoft Edge', abbrev: 'ME', color: 'navyBlue', logo: 'webdev/edge' },
      { name: 'Ruby on Rails', abbrev: 'ROR', color: 'red', logo: 'webdev/rails' },
      { name: 'Django', abbrev: 'DJ', color: 'lime', logo: 'webdev/django' },
      { name: 'Symfony', abbrev: 'SYF', color: 'black', logo: 'webdev/symfony' },
      { name: 'Node Package Manager', abbrev: 'NPM', color: 'red', logo: 'webdev/npm' },
      { name: 'Yarn Package Manager', abbrev: 'YARN', color: 'lavender', logo: 'webdev/yarn' },
      { name: 'Git', abbrev: 'GIT', color: 'brown', logo: 'dev/git' },
      { name: 'Hypertext Markup Language', abbrev: 'HTML', color: 'lightBrown', logo: 'webdev/html5' },
      { name: 'Cascading Style Sheets', abbrev: 'CSS', color: 'natural', logo: 'webdev/css3' },
      { name: 'Javascript', abbrev: 'JS', color: 'yellow', logo: 'languages/javascript' },
      { name: 'Emacs', abbrev: 'E', color: 'violet', logo: 'dev/emacs' },
      { name: 'Vim', abbrev: 'VIM', color: 'green', logo: 'dev/vim' },
      { name: 'Visual Studio Code', abbrev: 'VSC', color: 'gray', logo: 'dev/vscode' },
    ],
  },
];
