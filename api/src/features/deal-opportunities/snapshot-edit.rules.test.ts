import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkSnapshotEdit } from './snapshot-edit.rules.ts';

const facts = { type: 'buy', role: 'requester', status: 'active', hasCompany: true } as const;
const sale = { type: 'sell', role: 'owner' } as const;
const wanted = ['project_title', 'preferred_min_revenue'];
const business = ['company_name', 'financial'];

for (const [name, given, fields, code] of [
  ['the owner of a sale, anything', sale, [...wanted, ...business], null],
  ['the buyer of a sale, the business', { ...sale, role: 'requester' }, business, 'deal.snapshot_owner_only'],
  ['the seller of a mandate, the business', {}, business, null],
  ['the seller of a mandate, its figures', {}, ['revenues'], null],
  ['the seller of a mandate, its offices', {}, ['offices'], null],
  ['the seller of a mandate, what is wanted', {}, wanted, 'deal.snapshot_owner_only'],
  ['the seller of a mandate, both', {}, [...wanted, ...business], 'deal.snapshot_owner_only'],
  ['the seller without a company', { hasCompany: false }, business, 'deal.no_company'],
  ['the owner of a mandate, what is wanted', { role: 'owner' }, wanted, null],
  ['the owner of a mandate without a company', { role: 'owner', hasCompany: false }, wanted, null],
  ['the owner of a mandate, the business', { role: 'owner' }, business, 'deal.other_side_only'],
  ['the owner of a mandate, its figures', { role: 'owner' }, ['revenues'], 'deal.other_side_only'],
  ['the seller of a paused mandate', { status: 'paused' }, business, 'deal.wrong_status'],
  ['the owner of a cancelled mandate', { role: 'owner', status: 'cancelled' }, wanted, 'deal.wrong_status'],
] as const)
  test(`editing the snapshot: ${name}: ${code ?? 'may'}`, () => {
    const check = () => checkSnapshotEdit({ ...facts, ...given }, fields);
    if (code) assert.throws(check, { code });
    else check();
  });
