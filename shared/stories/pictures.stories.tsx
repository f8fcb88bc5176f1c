import { useRef } from 'react';
import { Button } from '../design/ui/index.ts';
import { ImageField } from '../domain/documents/index.ts';
import { drawPicture } from './samples/draw-picture.ts';
import { examples } from './samples/examples.tsx';
import { SampleForm } from './samples/sample-form.tsx';
import { fileOf } from './samples/samples.ts';
import { selectFiles, WithFiles } from './samples/with-files.tsx';

const BAD = [fileOf('notes.txt', 900)];

const States = () => {
  const { file, url } = drawPicture();
  return (
    <SampleForm values={{ empty: undefined, stored: undefined, chosen: file, off: undefined }}>
      <ImageField name="empty" label="Empty" description="Seen by those you deal with." aspect={1} />
      <ImageField name="stored" label="With the stored picture" aspect={1} current={url} />
      <ImageField name="chosen" label="Just chosen" aspect={16 / 9} emptyIcon="users" />
      <ImageField name="off" label="Disabled" aspect={1} current={url} disabled />
      <WithFiles files={BAD}>
        <ImageField name="bad" label="Refused" aspect={1} />
      </WithFiles>
    </SampleForm>
  );
};

const Cropping = () => {
  const ref = useRef<HTMLDivElement>(null);
  return (
    <div ref={ref}>
      <SampleForm wide values={{ portrait: undefined }}>
        <ImageField name="portrait" label="Portrait" aspect={1} />
      </SampleForm>
      <Button
        mt="sm"
        variant="default"
        aria-haspopup="dialog"
        onClick={() => selectFiles(ref.current, [drawPicture().file])}
      >
        Choose a picture
      </Button>
    </div>
  );
};

export default { title: 'Pictures' };

export const AllStates = examples([
  { name: 'ImageField', Example: States },
  { name: 'ImageField, cropping', Example: Cropping },
]);
