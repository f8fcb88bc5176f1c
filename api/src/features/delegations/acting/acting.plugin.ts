import fp from 'fastify-plugin';
import { DomainError } from '../../../errors/domain-error.ts';
import { lacksRight } from '../../../http/acting.rules.ts';
import type { Viewer } from '../../../http/call.ts';
import type { OnBehalf } from '../../../http/route.ts';

import { type ActingRow, rightByDelegation, rightOn } from './rights.sql.ts';
import { targetOf } from './targets.sql.ts';

/** The validated input of a call. */
interface Input {
  body: unknown;
  params: unknown;
  query: unknown;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The viewer of a call: the person who makes it, or the one for whom a delegation lets them make it. */
    viewerFor: (onBehalf: OnBehalf, viewer: Viewer | null, input: Input) => Promise<Viewer | null>;
  }
}

const asRecord = (value: unknown) => (value ?? {}) as Record<string, unknown>;

const asPrincipal = (viewer: Viewer, right: ActingRow): Viewer => ({
  ...viewer,
  id: right.principalId,
  isStaff: false,
  lacksSecondFactor: false,
  acting: {
    delegationId: right.delegationId,
    adviserId: viewer.id,
    scope: right.scope,
    right: right.right,
    mayAccept: right.mayAccept,
    name: right.name,
  },
});

/** Finds out on each call for whom it is made, so that nothing outlives the end of a delegation. */
export const actingPlugin = fp(
  async (app) => {
    app.decorate('viewerFor', async (onBehalf, viewer, { body, params, query }) => {
      if (!viewer) return viewer;
      if (onBehalf.about === 'list') {
        const delegation = asRecord(query).acting_for;
        if (delegation === undefined) return viewer;
        const right = await rightByDelegation(app.db, viewer.id, Number(delegation));
        if (!right) throw new DomainError('delegation.not_found');
        return asPrincipal(viewer, right);
      }
      if (!viewer.isAdviser || viewer.isStaff) return viewer;
      const input = { body: asRecord(body), query: asRecord(query) };
      const id = Number(onBehalf.idOf ? onBehalf.idOf(input) : asRecord(params).id);
      const target = Number.isInteger(id) ? await targetOf(app.db, onBehalf.about, id) : undefined;
      // A party acts for itself.
      if (!target || target.parties.includes(viewer.id)) return viewer;
      const right = await rightOn(app.db, viewer.id, target);
      if (!right) return viewer;
      const code = lacksRight(onBehalf, right);
      if (code) throw new DomainError(code);
      return asPrincipal(viewer, right);
    });
  },
  { name: 'acting', dependencies: ['database', 'viewer'] },
);
