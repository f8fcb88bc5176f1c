import { useState } from 'react';
import { LANGUAGES } from '../contract/index.ts';
import { UiProvider } from '../design/ui/index.ts';
import classes from './gallery.module.css';
import { sections } from './sections/index.ts';
import { urlOf, type View, WIDTHS } from './view.ts';

const SCHEMES = ['light', 'dark'] as const;

interface ChoiceProps<Value extends string | number> {
  label: string;
  values: readonly Value[];
  chosen: Value;
  onChoose: (value: Value) => void;
  name?: (value: Value) => string;
}

const Choice = <Value extends string | number>(props: ChoiceProps<Value>) => (
  <fieldset className={classes.choice}>
    <legend>{props.label}</legend>
    {props.values.map((value) => (
      <label key={value}>
        <input
          type="radio"
          name={props.label}
          checked={value === props.chosen}
          onChange={() => props.onChoose(value)}
        />
        {props.name?.(value) ?? value}
      </label>
    ))}
  </fieldset>
);

/** Shows one section in an iframe, with the chosen language, theme and width. */
export const Gallery = ({ first }: { first: View }) => {
  const [view, setView] = useState(first);
  const show = (change: Partial<View>) => {
    const next = { ...view, ...change };
    window.history.replaceState(null, '', urlOf(next));
    setView(next);
  };
  const title = sections.find(({ id }) => id === view.section)?.title;
  return (
    <UiProvider forceColorScheme="light">
      <div className={classes.gallery}>
        <nav className={classes.side} aria-label="Components">
          <h1>Gallery</h1>
          <ul>
            {sections.map((section) => (
              <li key={section.id}>
                <button
                  type="button"
                  aria-current={section.id === view.section || undefined}
                  onClick={() => show({ section: section.id })}
                >
                  {section.title}
                </button>
              </li>
            ))}
          </ul>
        </nav>
        <main className={classes.stage}>
          <div className={classes.choices}>
            <Choice
              label="Language"
              values={LANGUAGES}
              chosen={view.language}
              onChoose={(language) => show({ language })}
            />
            <Choice
              label="Theme"
              values={SCHEMES}
              chosen={view.scheme}
              onChoose={(scheme) => show({ scheme })}
            />
            <Choice
              label="Width"
              values={WIDTHS}
              chosen={view.width as (typeof WIDTHS)[number]}
              onChoose={(width) => show({ width })}
              name={(width) => (width ? `${width} px` : 'window')}
            />
          </div>
          <iframe
            key={urlOf(view)}
            title={title}
            src={urlOf({ ...view, bare: true })}
            className={classes.preview}
            style={{ width: view.width || '100%' }}
          />
        </main>
      </div>
    </UiProvider>
  );
};
