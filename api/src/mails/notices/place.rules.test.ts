import assert from 'node:assert/strict';
import { test } from 'node:test';
import { routes } from '@handover/shared/contract';
import { placeOf } from './place.rules.ts';

for (const [link, place] of [
  [routes.dealView(7), 'deal'],
  [routes.dealView(7, { tab: 'timeline' }), 'deal'],
  [routes.dealView(7, { tab: 'loi', letter: 3 }), 'letter'],
  [routes.dealView(7, { tab: 'questions', question: 3 }), 'questions'],
  [routes.dealView(7, { tab: 'data-room', file: 3 }), 'dataRoom'],
  [routes.deals('requester', { request: 3 }), 'deals'],
  [routes.deals('owner', { tab: 'loi' }), 'deals'],
  [routes.oppView(7), 'opportunity'],
  [routes.opportunity(7), 'opportunity'],
  [routes.opportunities('sell'), 'market'],
  [routes.opportunities('buy'), 'market'],
  [routes.security, 'security'],
  [routes.buyerProfile, 'buyerProfile'],
  [routes.savedSearches, 'searches'],
  [routes.home, 'other'],
] as const)
  test(`${link} leads to: ${place}`, () => assert.equal(placeOf(link), place));
