import { useState } from 'react';
import type { Settings } from '../../api/client/runtime-configuration.ts';
import { testConnection, type TestResult } from '../../api/calls/test-connection.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

interface ConnectionTestProps {
  /** What is tried; null while the fields are not valid. */
  readonly settings: Settings | null;
}

/** Tries what the fields say before it is used. */
export function ConnectionTest({ settings }: ConnectionTestProps) {
  const [isBusy, setBusy] = useState(false);
  const [result, setResult] = useState<TestResult | null>(null);
  async function run(tried: Settings) {
    setBusy(true);
    setResult(null);
    setResult(await testConnection(tried));
    setBusy(false);
  }
  return (
    <div className="grid gap-2.5">
      <Button busy={isBusy} disabled={!settings} onClick={() => settings && void run(settings)}>
        Test Connection
      </Button>
      {result && (
        <Notice tone={result.isSuccess ? 'info' : 'error'} title={result.isSuccess ? 'Success' : 'Failed'}>
          {result.message}
        </Notice>
      )}
    </div>
  );
}
