import type { AdminFinding, AdminOverview } from '@inkbloom/contracts/admin';
import { Check, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { relativeTime } from '../../ui/format.ts';

const GB = 1_000_000_000;
const TICKS = 40;

function gigabytes(bytes: number): string {
  const count = bytes / GB;
  return count < 10 ? count.toFixed(1) : String(Math.round(count));
}

/** For how long the server runs, in the largest unit. */
function uptime(since: string): string {
  const hours = (Date.now() - Date.parse(since)) / 3_600_000;
  if (hours < 1) return 'up less than an hour';
  return hours < 48 ? `up ${Math.floor(hours)} hours` : `up ${Math.floor(hours / 24)} days`;
}

/** How the machine is: what the doctor says, how full it is, what waits. */
export function Machine({ overview }: { readonly overview: AdminOverview }) {
  const { machine, mail, payments, tidied } = overview;
  const { findings, catalogue } = machine;
  const diskUsed = machine.diskTotalBytes - machine.diskFreeBytes;
  return (
    <section className="rounded-panel bg-panel px-5 py-4 shadow-rest tablet:px-6">
      <header className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
        <h2 className="text-18">This machine</h2>
        <Wellness findings={findings} />
      </header>
      {findings.map((finding) => (
        <Advice key={finding.what} finding={finding} />
      ))}
      <Fact name="Disk" value={`${gigabytes(diskUsed)} of ${gigabytes(machine.diskTotalBytes)} GB`}>
        <Ticks share={diskUsed / machine.diskTotalBytes} />
      </Fact>
      <Fact
        name="Memory"
        value={`${gigabytes(machine.memoryBytes)} of ${gigabytes(machine.memoryTotalBytes)} GB`}
      >
        <Ticks share={machine.memoryBytes / machine.memoryTotalBytes} />
      </Fact>
      {catalogue.done < catalogue.total && (
        <Fact name="Pages to draw" value={`${catalogue.total - catalogue.done} of ${catalogue.total}`} />
      )}
      <Fact name="Mail" value={`${mail.waiting} waiting, ${mail.failed} failed`} />
      {payments && <Fact name="Payments" value={`${payments.waiting} waiting, ${payments.failed} failed`} />}
      <Fact
        name="Last backup"
        value={machine.backupAt === null ? 'none yet' : relativeTime(machine.backupAt)}
      />
      <Tidied tidied={tidied} />
      <Fact name="Inkbloom" value={`${machine.version}, ${uptime(machine.upSince)}`} />
    </section>
  );
}

function Wellness({ findings }: { readonly findings: readonly AdminFinding[] }) {
  if (findings.length === 0) {
    return (
      <span className="flex items-center gap-1.5 text-14 font-bold text-ok">
        <Check aria-hidden className="size-4" />
        All well
      </span>
    );
  }
  return (
    <span className="flex items-center gap-1.5 text-14 font-bold text-warn">
      <TriangleAlert aria-hidden className="size-4" />
      {findings.length} to look at
    </span>
  );
}

function Advice({ finding: { state, what, advice } }: { readonly finding: AdminFinding }) {
  return (
    <p className="border-t border-line py-2.5 text-14 leading-snug [overflow-wrap:anywhere]">
      <b className={classNames('block', state === 'broken' ? 'text-danger' : 'text-warn')}>{what}</b>
      <span className="text-muted">{advice}</span>
    </p>
  );
}

interface FactProps {
  readonly name: string;
  readonly value: string;
  readonly children?: ReactNode;
}

function Fact({ name, value, children }: FactProps) {
  return (
    <div className="border-t border-line py-2.5 text-14">
      <p className="flex flex-wrap justify-between gap-x-3">
        <b className="font-display text-16 font-medium">{name}</b>
        <span className="text-right tabular-nums">{value}</span>
      </p>
      {children}
    </div>
  );
}

/** How full something is. */
function Ticks({ share }: { readonly share: number }) {
  const full = Math.round(Math.min(1, share) * TICKS);
  return (
    <span aria-hidden className="mt-1.5 mb-0.5 flex gap-0.5">
      {Array.from({ length: TICKS }, (_, at) => (
        <i key={at} className={classNames('h-2 flex-1 rounded-full', at < full ? 'bg-accent' : 'bg-line')} />
      ))}
    </span>
  );
}

/** What was removed in the last days because it is over. */
function Tidied({ tidied }: Pick<AdminOverview, 'tidied'>) {
  const totals = new Map<string, number>();
  for (const { name, total } of tidied) totals.set(name, (totals.get(name) ?? 0) + total);
  const removed = [...totals].filter(([, total]) => total > 0);
  return (
    <Fact name="Removed in a week" value={removed.length === 0 ? 'nothing was over' : ''}>
      <ul className="text-muted">
        {removed.map(([name, total]) => (
          <li key={name} className="flex justify-between gap-3">
            {name} <span className="tabular-nums">{total.toLocaleString('en')}</span>
          </li>
        ))}
      </ul>
    </Fact>
  );
}
