import { useEffect, useRef, useState } from 'react';
import { Icon } from '../ui/index.ts';
import { TextInput } from './choice.ts';
import { useTypedBefore } from './form/use-typed-before.ts';

export interface SearchFieldProps {
  label: string;
  placeholder?: string;
  value: string;
  onSearch: (text: string) => void;
}

const DEBOUNCE_MS = 300;

/** Calls `onSearch` when typing pauses; follows `value` when that changes from outside (back, forward, a link). */
export const SearchField = ({ label, placeholder, value, onSearch }: SearchFieldProps) => {
  const [text, setText] = useState(value);
  const current = useRef(value);
  // The effect would restart the timer on each render if it depended on the function.
  const latest = useRef(onSearch);
  latest.current = onSearch;
  useEffect(() => {
    if (value === current.current) return;
    current.current = value;
    setText(value);
  }, [value]);
  useEffect(() => {
    const next = text.trim();
    if (next === current.current) return;
    const timer = setTimeout(() => {
      current.current = next;
      latest.current(next);
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const input = useTypedBefore<HTMLInputElement>();
  return (
    <TextInput
      ref={input}
      type="search"
      label={label}
      placeholder={placeholder}
      maxLength={100}
      maw="26rem"
      leftSection={<Icon name="search" size={16} />}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
    />
  );
};
