import type { DailyDay } from '@inkbloom/contracts/daily';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { dailyQuery } from '../../api/calls/list-daily.ts';
import { addDays, isDay, monthOf, weekOf } from '../../shared/calendar/days.ts';

/** Days with their pages, by date. */
export type DailyDays = ReadonlyMap<string, DailyDay>;

const LAST_OF_WEEK = 6;

function byDate(days: readonly DailyDay[]): DailyDays {
  return new Map(days.map((day) => [day.date, day]));
}

/** The whole weeks in which a month lies. */
function weeksOf(month: string) {
  const lastDay = addDays(monthOf(month, 1), -1);
  return { from: weekOf(month), to: addDays(weekOf(lastDay), LAST_OF_WEEK) };
}

/** The days of a month in whole weeks that have pages; undefined until they are there. */
export function useMonth(month: string, isWanted = true): DailyDays | undefined {
  const { data } = useQuery({ ...dailyQuery(weeksOf(month)), enabled: isWanted });
  return data && byDate(data.days);
}

/** The daily pages as the screen shows them: those of the latest day, or of the day that its address names. */
export function useDaily() {
  const [address] = useSearchParams();
  const { data, error, refetch } = useQuery(dailyQuery());
  const today = data?.today ?? '';
  const latest = data?.days[0]?.date ?? today;
  const wanted = address.get('day') ?? '';
  const day = isDay(wanted) && wanted < latest ? wanted : latest;
  const isLately = day === '' || day > addDays(today, -LAST_OF_WEEK);
  const earlier = useMonth(monthOf(day || '2026-01-01'), !isLately);
  const days = isLately ? byDate(data?.days ?? []) : (earlier ?? new Map<string, DailyDay>());
  const isThere = data !== undefined && (isLately || earlier !== undefined);
  /** Whether there are daily pages at all, as far as anybody can tell. */
  const hasAny = data === undefined || data.days.length > 0 || day !== latest;
  return { today, day, days, isThere, hasAny, isNewest: day === latest, error, refetch };
}

export type Daily = ReturnType<typeof useDaily>;
