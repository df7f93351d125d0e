import type { CompanySet } from './company-set.ts';

export const set1830Mayfair: CompanySet = {
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
};
