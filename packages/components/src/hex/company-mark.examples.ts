import { type Example, example } from './example.ts';

export const COMPANY_MARK_EXAMPLES: readonly Example[] = [
  example('Mark', 'Home of a private company.', { companies: [{ label: 'A' }] }),
  example('Lengthened', 'Reaches out to either side.', {
    companies: [{ label: 'WdQ', color: 'blue', left: 50, right: 50 }],
  }),
  example('Below', 'Circles below the label, longer to the left.', {
    companies: [{ label: 'C', left: 30, bottom: true }],
  }),
  example('Larger', 'Circles of another size.', {
    companies: [{ label: 'BRW', color: 'orange', radius: 8, bottom: true }],
  }),
  example('Other side', 'The label beyond the arc.', { companies: [{ label: 'TVL', reverse: true }] }),
];
