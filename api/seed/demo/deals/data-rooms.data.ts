import type { DocumentAccess } from '@handover/shared/contract';

interface Room {
  title: string;
  documents: { name: string; lines: string[]; access?: DocumentAccess }[];
}

/**
 * The documents in the data rooms of the demo, besides the accounts and the ledger: the name and the lines of a page.
 */
export const DATA_ROOMS: Room[] = [
  {
    title: 'Precision machining, aerospace certified',
    documents: [
      {
        name: 'Order book.pdf',
        lines: [
          'Order book for next year, by customer',
          'Customer A: 1.32 million',
          'Customer B: 0.94 million',
          'Customer C: 0.51 million',
          'Others: 0.33 million',
          'Total: 3.10 million',
        ],
      },
      {
        name: 'EN 9100 audit report.pdf',
        lines: ['EN 9100 surveillance audit', 'Major findings: none', 'Minor findings: two, closed in May'],
      },
      {
        name: 'Owner pay and private costs.pdf',
        // Buyers read it here alone.
        access: 'view',
        lines: ['Owner pay: 96,000 a year', 'Family pay: 28,000 a year', 'Cars and insurance: 11,000 a year'],
      },
    ],
  },
  {
    title: 'Organic biscuit maker',
    documents: [
      {
        name: 'Organic certificate.pdf',
        lines: ['Certificate of organic production', 'Scope: biscuits, crackers, crepes'],
      },
      {
        name: 'Sales by channel.pdf',
        lines: ['Organic shops: 58%', 'Supermarkets: 31%', 'Own web shop: 11%'],
      },
    ],
  },
  {
    title: 'Payroll outsourcing',
    documents: [
      {
        name: 'Contracts by length.pdf',
        lines: ['Clients for more than ten years: 41%', 'Five to ten years: 35%', 'Less: 24%'],
      },
      {
        name: 'Team and software.pdf',
        lines: ['Payroll clerks: 14', 'Software: licensed until the end of next year'],
      },
    ],
  },
];
