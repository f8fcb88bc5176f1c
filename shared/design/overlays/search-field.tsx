import { useEffect, useRef, useState } from 'react';
import { Icon } from '../ui/index.ts';
import { TextInput } from './choice.ts';

export interface SearchFieldProps {
  label: string;
  placeholder?: string;
  value: string;
  onSearch: (text: string) => void;
}

const PAUSE = 300;

/** Asks when typing pauses; follows the address when that changes by itself (back, forward, a link). */
export const SearchField = ({ label, placeholder, value, onSearch }: SearchFieldProps) => {
  const [text, setText] = useState(value);
  const known = useRef(value);
  // The pause of typing would start anew with each render if the effect followed a new function.
  const latest = useRef(onSearch);
  latest.current = onSearch;
  useEffect(() => {
    if (value === known.current) return;
    known.current = value;
    setText(value);
  }, [value]);
  useEffect(() => {
    const wanted = text.trim();
    if (wanted === known.current) return;
    const timer = setTimeout(() => {
      known.current = wanted;
      latest.current(wanted);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <TextInput
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
