import { render, screen } from '@testing-library/react';
import { createElement } from 'react';

test('React takes no stack trace for an element', () => {
  const stack = () => Reflect.get(createElement('p'), '_debugStack');
  expect(stack()).toBeInstanceOf(Error);
  expect(stack()).toBe(stack());
});

// jsdom is patched (`patches/`): computed styles are kept until the document changes, and rules are found by tag.
describe('a computed style', () => {
  const styleOf = (text: string) => getComputedStyle(screen.getByText(text));
  const sample = (
    <div>
      <section>
        <p>inner</p>
        <p style={{ visibility: 'visible' }}>own</p>
        <template>never</template>
        <input type="hidden" aria-label="hidden" />
        <b hidden>away</b>
      </section>
    </div>
  );

  test('has what the default style sheet says of the tag, an attribute and the element itself', () => {
    render(sample);
    expect(styleOf('inner').display).toBe('block');
    expect(styleOf('away').display).toBe('none');
    expect(getComputedStyle(screen.getByLabelText('hidden')).display).toBe('none');
    expect(getComputedStyle(document.querySelector('template') as Element).display).toBe('none');
    expect(screen.queryByRole('textbox', { hidden: true })).toBeNull();
  });

  test('inherits, and follows each change: of a parent, a class, a style sheet, a place', () => {
    const { container } = render(sample);
    const section = screen.getByText('inner').parentElement as HTMLElement;
    expect(styleOf('inner').visibility).toBe('visible');
    section.style.visibility = 'hidden';
    expect([styleOf('inner').visibility, styleOf('own').visibility]).toEqual(['hidden', 'visible']);
    expect(screen.getByText('inner')).not.toBeVisible();
    section.style.visibility = '';
    expect(screen.getByText('inner')).toBeVisible();

    const sheet = document.createElement('style');
    sheet.textContent = '.off, article p { display: none } .off > p { pointer-events: none }';
    document.head.append(sheet);
    section.className = 'off';
    expect(screen.getByText('inner')).not.toBeVisible();
    expect(styleOf('inner').pointerEvents).toBe('none');
    section.className = '';
    expect(styleOf('inner').pointerEvents).toBe('auto');

    const article = document.createElement('article');
    container.append(article);
    article.append(section);
    expect(styleOf('inner').display).toBe('none');
    sheet.remove();
    expect(styleOf('inner').display).toBe('block');
  });
});
