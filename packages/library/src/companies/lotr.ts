import type { CompanySet } from './company-set.ts';

export const lotrSet: CompanySet = {
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
};
