import { describe, expect, it } from 'vitest';
import { taker } from '../testing/taker.ts';
import { addEmailWay, removeWay, renamePerson } from './account.ts';
import {
  decideReports,
  endSessionsOfPerson,
  judgeProposedPage,
  listAdminPeople,
  setPageShown,
} from './admin.ts';
import { countEvents, MAX_EVENTS } from './analytics.ts';
import { MAX_FAVORITE_CHANGES, mergeFavorites } from './favorites.ts';
import { confirmNewsletter, setNewsletter } from './newsletter.ts';
import { getPrint } from './prints.ts';
import { getActivityStats, listColoring } from './records.ts';
import { MAX_REPORT_NOTE, reportActivity } from './reports.ts';

const merge = (body: object) => mergeFavorites.body.safeParse(body);
const ids = (count: number) => Array.from({ length: count }, (_, at) => `a${at}`);
const stats = (timezone?: string) => getActivityStats.querystring.safeParse(timezone ? { timezone } : {});
const named = (name: string) => renamePerson.body.safeParse({ name }).data?.name;

describe('SRV-5 favorites', () => {
  it('are added and taken out by their ids; nothing said is nothing changed', () => {
    expect(merge({}).data).toEqual({ add: [], remove: [] });
    expect(merge({ add: ['owl'] }).data).toEqual({ add: ['owl'], remove: [] });
  });

  it('are refused where they are too many or no ids', () => {
    expect(merge({ add: ids(MAX_FAVORITE_CHANGES) }).success).toBe(true);
    expect(merge({ remove: ids(MAX_FAVORITE_CHANGES + 1) }).success).toBe(false);
    for (const id of ['', 'a b', 'a/b', 'a'.repeat(65), 7]) expect(merge({ add: [id] }).success).toBe(false);
  });
});

describe('SRV-5 events', () => {
  const count = taker(countEvents.body, (events: unknown) => ({ events }));
  const opened = { name: 'activity_opened', activityId: 'owl' };

  it('are one or more of those that are counted', () => {
    expect([count([opened]), count([{ name: 'app_installed' }])]).toEqual([true, true]);
    expect(count(Array.from({ length: MAX_EVENTS }, () => opened))).toBe(true);
  });

  it('are refused where there are none, too many, or anything that tells of a person', () => {
    expect([count([]), count(Array.from({ length: MAX_EVENTS + 1 }, () => opened))]).toEqual([false, false]);
    expect(count([{ ...opened, userId: 'ada' }])).toBe(false);
    expect(count([{ ...opened, activityId: 'a b' }])).toBe(false);
    expect(count([{ name: 'page_viewed' }])).toBe(false);
  });
});

describe('SRV-2 what a person did', () => {
  it('is counted in the weeks of a time zone, of UTC unless told', () => {
    expect(stats().data).toEqual({ timezone: 'UTC' });
    for (const zone of ['Europe/Berlin', 'America/Argentina/Buenos_Aires', 'Etc/GMT+5', 'GMT']) {
      expect(stats(zone).success, zone).toBe(true);
    }
    for (const zone of ['Europe/', '/Berlin', 'Europe Berlin', "UTC'", 'a/b/c/d', 'A'.repeat(65), '\0']) {
      expect(stats(zone).success, zone).toBe(false);
    }
  });

  it('is listed by ten, the latest first', () => {
    expect(listColoring.querystring.parse({})).toEqual({
      page: 1,
      limit: 10,
      sortBy: 'createdAt',
      sortOrder: 'desc',
    });
    expect(listColoring.querystring.safeParse({ sortBy: 'timeSpent' }).success).toBe(false);
  });
});

it('ACC-5 a name is one line that is not empty', () => {
  expect([named(' Ada '), named('  '), named('a'.repeat(81)), named('A\nB')]).toEqual([
    'Ada',
    undefined,
    undefined,
    undefined,
  ]);
});

it('ACC-5 ways to sign in are those that there are', () => {
  const way = taker(removeWay.params, (id: string) => ({ id }));
  expect([way('google'), way('email'), way('credential'), way('facebook')]).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect(addEmailWay.body.safeParse({ email: 'eve@example.org' }).success).toBe(false);
});

it('ACC-5 both wishes of the newsletter are said, and it is confirmed by a whole token', () => {
  const wishes = taker(setNewsletter.body, (body: object) => body);
  expect([wishes({ newPages: true, news: false }), wishes({ news: true }), wishes({})]).toEqual([
    true,
    false,
    false,
  ]);
  const confirms = taker(confirmNewsletter.body, (token: string) => ({ token }));
  expect([confirms('a'.repeat(20)), confirms('a'.repeat(19)), confirms('<script>alert(1)</script>')]).toEqual(
    [true, false, false],
  );
});

it('DET-6 a print is on one of two papers, A4 unless told', () => {
  expect(getPrint.querystring.parse({})).toEqual({ paper: 'a4' });
  expect(getPrint.querystring.safeParse({ paper: 'A3' }).success).toBe(false);
});

it('SRV-7 a report has a reason that can be chosen, and a short note', () => {
  const reports = taker(reportActivity.body, (body: object) => body);
  expect([
    reports({ reason: 'drawing' }),
    reports({ reason: 'other', note: 'a'.repeat(MAX_REPORT_NOTE) }),
  ]).toEqual([true, true]);
  expect(reports({ note: 'Look at it' })).toBe(false);
  expect(reports({ reason: 'ugly' })).toBe(false);
  expect(reports({ reason: 'other', note: 'a'.repeat(MAX_REPORT_NOTE + 1) })).toBe(false);
});

it('GEN-2 operators decide by the words that there are', () => {
  const taken = [
    decideReports.body.safeParse({ decision: 'hide' }),
    judgeProposedPage.body.safeParse({ opinion: 'rejected' }),
    setPageShown.body.safeParse({ isShown: false }),
    endSessionsOfPerson.params.safeParse({ id: 'a'.repeat(128) }),
  ];
  const refused = [
    decideReports.body.safeParse({ decision: 'delete' }),
    judgeProposedPage.body.safeParse({ opinion: 'maybe' }),
    setPageShown.body.safeParse({ isShown: 'no' }),
    endSessionsOfPerson.params.safeParse({ id: 'a'.repeat(129) }),
    listAdminPeople.querystring.safeParse({ query: 'a\0' }),
  ];
  expect(taken.map(({ success }) => success)).toEqual([true, true, true, true]);
  expect(refused.map(({ success }) => success)).toEqual([false, false, false, false, false]);
  expect(listAdminPeople.querystring.parse({})).toEqual({ query: '' });
});
