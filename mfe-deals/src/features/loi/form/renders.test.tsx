import { createRenderCounter, fakeHttp } from '@handover/shared/testing';
import { fireEvent, screen } from '@testing-library/react';
import { buildDeal } from '../../../testing/build-deal.ts';
import { renderDeals } from '../../../testing/render-deals.tsx';
import { LoiForm } from './loi-form.tsx';

const countRenders = createRenderCounter();

afterEach(() => localStorage.clear());

test.each([
  [/^Financing/, { 'FieldTextArea financing': 1 }],
  [/^Conditions/, { 'FieldTextArea conditions': 1 }],
  // It stands beside the asking price.
  [/^Price/, { 'FieldNumberInput price': 1, AskingPrice: 1, PaidAtClosing: 1 }],
])('in a letter of intent a key in %s renders this input', async (name, renders) => {
  renderDeals(<LoiForm deal={buildDeal()} onDone={jest.fn()} onCancel={jest.fn()} />, { http: fakeHttp() });
  const field = await screen.findByRole('textbox', { name });
  fireEvent.change(field, { target: { value: '1' } });
  expect(countRenders(() => void fireEvent.change(field, { target: { value: '12' } }))).toEqual(renders);
});
