import type { AboutUs } from '@handover/shared/contract';
import { type FakeReply, fakeHttp, renderWithPlatform } from '@handover/shared/testing';
import { buildUser } from '@handover/shared/testing/node';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import inputs from '../locales/en/inputs.json';
import messages from '../locales/en/messages.json';
import pages from '../locales/en/pages.json';
import { AboutUsPage } from './about-us.page.tsx';

const about: AboutUs = {
  sections: [
    { key: 'who', title: 'Who we are', title_fr: 'Qui', text: ['A marketplace.'], text_fr: ['Une place.'] },
  ],
  figures: [{ value: 180, label: 'days of exclusivity at most', label_fr: 'jours' }],
  contact: { email: 'contact@handover.test' },
};
const serve = () => fakeHttp().on('get', '/api/about_us/', { body: about });
const show = (http = serve(), signedIn = false) =>
  renderWithPlatform(<AboutUsPage />, {
    http,
    signedIn,
    route: '/about-us',
    resources: { en: { common: {}, pages, inputs, messages } },
  });

/** Pastes, since typing renders the form for every letter. */
async function fill(name: RegExp, text: string) {
  await userEvent.click(await screen.findByRole('textbox', { name }));
  await userEvent.paste(text);
}

async function sendMessage(http = serve(), reply: FakeReply = { status: 201, body: { detail: 'Thanks' } }) {
  http.on('post', '/api/contact_us/', reply);
  show(http);
  await fill(/Your name/, 'Anne Kerjean');
  await fill(/E-mail/, 'anne@example.test');
  await fill(/Your message/, 'How is a mandate published?');
  await userEvent.click(screen.getByRole('button', { name: 'Send the message' }));
  return http;
}
const messageField = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Your message/ });

test('shows sections, figures and the address', async () => {
  show();
  await screen.findByRole('heading', { level: 2, name: 'Who we are' });
  screen.getByText('180');
  const mail = screen.getByRole('link', { name: 'contact@handover.test' });
  expect(mail.getAttribute('href')).toBe('mailto:contact@handover.test');
  expect(document.getElementById('contact-us')).not.toBeNull();
});

test('a failed request shows an error and the form, and can be retried', async () => {
  const http = fakeHttp().on('get', '/api/about_us/', { status: 400, body: { detail: 'Refused' } });
  show(http);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  screen.getByRole('button', { name: 'Send the message' });
  http.on('get', '/api/about_us/', { body: about });
  await userEvent.click(retry);
  await screen.findByRole('heading', { level: 2, name: 'Who we are' });
});

test('a message is sent without an empty phone, and confirmed', async () => {
  const http = await sendMessage();
  await screen.findByRole('heading', { name: 'Your message is with us' });
  expect(http.calls.find(({ method }) => method === 'post')?.body).toEqual({
    name: 'Anne Kerjean',
    email: 'anne@example.test',
    message: 'How is a mandate published?',
  });
  await screen.findByText('Thank you for addressing us. Your message has been sent successfully.');
});

test('an error of the server is shown at its field, and the input is kept', async () => {
  await sendMessage(serve(), { status: 400, body: { email: ['We cannot write there.'] } });
  await screen.findByText('We cannot write there.');
  expect(messageField().value).toBe('How is a mandate published?');
});

test('too many messages have a text of their own', async () => {
  await sendMessage(serve(), { status: 429, body: { detail: '-', code: 'contact.too_many' } });
  await screen.findByText(/Several messages have been sent from here today/);
  expect(messageField().value).toBe('How is a mandate published?');
});

test('an empty form is not sent, and shows what is missing', async () => {
  const http = serve();
  show(http);
  await userEvent.click(await screen.findByRole('button', { name: 'Send the message' }));
  await screen.findByText('Enter your e\u2011mail address.');
  expect(http.calls.some(({ method }) => method === 'post')).toBe(false);
});

test('name and address are prefilled for a signed-in user', async () => {
  const http = serve().on('get', '/api/users/current_user/', { body: buildUser() });
  show(http, true);
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: /Your name/ });
  await waitFor(() => expect(name.value).toBe('Claire Moreau'));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /E-mail/ }).value).toBe(
    'seller@handover.test',
  );
});

test('the input of one user is not shown to the next', async () => {
  const http = serve().on('get', '/api/users/current_user/', { body: buildUser() });
  const { platform } = show(http);
  // Drafts are by user, so it matters who it is.
  const access = `x.${btoa(JSON.stringify({ sub: '1' }))}.y`;
  act(() => platform.session.signIn({ access, refresh: 'refresh-token' }));
  await screen.findByDisplayValue('Claire Moreau');
  await fill(/Your message/, 'In confidence');
  act(() => platform.session.signOut('elsewhere'));
  await waitFor(() => expect(messageField().value).toBe(''));
  expect(screen.queryByDisplayValue('Claire Moreau')).toBeNull();
});
