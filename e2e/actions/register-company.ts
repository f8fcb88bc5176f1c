import { expect } from '@playwright/test';
import { expectToast } from '../fixtures/toasts.fixture.ts';
import { choose, type Person } from './person.ts';

const YEARS = [
  { year: '2025', revenue: '4800000', employees: '34', ebitda: '720000', profit: '361000' },
  { year: '2024', revenue: '4500000', employees: '33', ebitda: '650000', profit: '322000' },
  { year: '2023', revenue: '4200000', employees: '31', ebitda: '590000', profit: '295000' },
];

export async function registerCompany(seller: Person, name: string) {
  const { page } = seller;
  await page.goto('/user-companies/edit/create');
  await page.getByLabel('Company name').fill(name);
  await choose(page, 'Sectors', 'Industry');
  const offices = page.getByRole('region', { name: 'Offices' });
  await offices.getByRole('button', { name: 'Add an office' }).click();
  await choose(offices, 'Country', 'France');
  await offices.getByLabel('City').fill('Voiron');
  const cell = (figure: string, year: string) => page.getByRole('textbox', { name: `${figure} ${year}` });
  for (const { year, revenue, employees, ebitda, profit } of YEARS) {
    await cell('Revenue', year).fill(revenue);
    await cell('Employees', year).fill(employees);
    await cell('EBITDA', year).fill(ebitda);
    await cell('Net profit', year).fill(profit);
  }
  await page.getByRole('button', { name: 'Register the company' }).click();
  await expect(page).toHaveURL(/\/user-companies\/view\/\d+/);
  await expectToast(page, `${name} has been registered.`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}
