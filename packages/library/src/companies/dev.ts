import type { CompanySet } from './company-set.ts';

export const devSet: CompanySet = {
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
};
