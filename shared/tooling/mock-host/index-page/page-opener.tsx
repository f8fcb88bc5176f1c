import type { RemoteRoute, RouteAccess } from '@handover/shared/federation';
import { Link, useNavigate } from '@handover/shared/router';
import { Button } from '@handover/shared/ui';
import { Field } from '../panel/field.tsx';
import { fillPath, paramsOf } from './fill-path.ts';
import classes from './index-page.module.css';

const ACCESS: Record<RouteAccess, string> = {
  anyone: 'for everybody',
  guest: 'for guests',
  'signed-in': 'for signed-in users',
  staff: 'for staff',
};

/** Links to a page, or opens it with values for the parameters of its path. */
export function PageOpener({ route: { path, page, access } }: { route: RemoteRoute }) {
  const navigate = useNavigate();
  const params = paramsOf(path);
  return (
    <div className={classes.entry}>
      <div>
        {params.length === 0 ? <Link to={path}>{page}</Link> : <b>{page}</b>}
        <p className={classes.about}>
          <code>{path}</code>, {ACCESS[access]}
        </p>
      </div>
      {params.length > 0 && (
        <form
          className={classes.params}
          onSubmit={(event) => {
            event.preventDefault();
            const given = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
            navigate(fillPath(path, given));
          }}
        >
          {params.map((name) => (
            <Field key={name} label={name} name={name} defaultValue="1" required />
          ))}
          <Button type="submit" variant="default" size="sm" aria-label={`Open ${page}`}>
            Open
          </Button>
        </form>
      )}
    </div>
  );
}
