import { APP_SETTINGS, type RuntimeConfiguration } from '../../api/client/runtime-presets.ts';

interface InUseProps {
  readonly configuration: RuntimeConfiguration;
  /** The server that the app came from. */
  readonly own: string;
}

/** What the app works with at this moment. */
export function InUse({ configuration, own }: InUseProps) {
  const { mode, api, fixtures } = configuration;
  const { version, buildNumber, environment } = APP_SETTINGS;
  const rows = [
    ['Data mode', mode],
    ['API', api.enabled ? 'enabled' : 'disabled'],
    ['Fixtures', fixtures.enabled ? 'enabled' : 'disabled'],
    ['Base URL', api.baseUrl || own],
    ['Version', `${version} (${buildNumber}), ${environment}`],
  ] as const;
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 rounded-sheet bg-accent-soft px-4 py-3 text-14 text-ink">
      {rows.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="font-semibold">{name}</dt>
          <dd className="min-w-0 break-words text-right">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
