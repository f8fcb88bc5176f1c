import { once } from 'node:events';
import { request as ask } from 'node:http';
import { text } from 'node:stream/consumers';
import { png } from '../documents/sample-files.ts';

/** Starts an upload and sends its second half when the returned function is called. */
export async function slowUpload(origin: string, { token, id }: { token: string; id: number }) {
  const form = new FormData();
  form.append('first_name', 'Slow');
  form.append('image', await png(600, 400), 'slow.png');
  const encoded = new Response(form);
  const body = Buffer.from(await encoded.arrayBuffer());
  const upload = ask(`${origin}/api/users/${id}/`, {
    method: 'PATCH',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': encoded.headers.get('content-type') ?? '',
      'content-length': body.length,
    },
  });
  upload.write(body.subarray(0, body.length / 2));
  const answered = once(upload, 'response');
  return async () => {
    upload.end(body.subarray(body.length / 2));
    const [response] = await answered;
    return { status: response.statusCode, body: JSON.parse(await text(response)) };
  };
}
