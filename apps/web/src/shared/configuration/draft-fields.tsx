import { PRESETS, type PresetName } from '../../api/client/runtime-presets.ts';
import { Chip } from '../../ui/chip.tsx';
import { draftWithPreset, originOf, type ConfigurationDraft } from './draft.ts';
import { Field, Tick } from './fields.tsx';

interface DraftFieldsProps {
  readonly draft: ConfigurationDraft;
  readonly onChange: (draft: ConfigurationDraft) => void;
  /** The server that the app came from. */
  readonly own: string;
}

const PRESET_NAMES = Object.keys(PRESETS) as PresetName[];
const MODES = ['api', 'fixtures'] as const;
const CHIPS = 'flex flex-wrap gap-2';
const LEGEND = 'mb-2 text-14 font-semibold text-ink';

/** Everything that can be changed. */
export function DraftFields({ draft, onChange, own }: DraftFieldsProps) {
  const { base } = draft;
  const origin = originOf(draft.baseUrl.trim());
  return (
    <>
      <fieldset>
        <legend className={LEGEND}>Data mode</legend>
        <div className={CHIPS}>
          {MODES.map((mode) => (
            <Chip
              key={mode}
              pressed={base.mode === mode}
              onPress={() => onChange({ ...draft, base: { ...base, mode } })}
            >
              {mode}
            </Chip>
          ))}
        </div>
        <div className="mt-1 flex flex-wrap gap-x-6">
          <Tick
            label="API enabled"
            checked={base.api.enabled}
            onCheck={(enabled) => onChange({ ...draft, base: { ...base, api: { ...base.api, enabled } } })}
          />
          <Tick
            label="Fixtures enabled"
            checked={base.fixtures.enabled}
            onCheck={(enabled) => onChange({ ...draft, base: { ...base, fixtures: { enabled } } })}
          />
        </div>
      </fieldset>
      <fieldset>
        <legend className={LEGEND}>Presets</legend>
        <div className={CHIPS}>
          {PRESET_NAMES.map((name) => (
            <Chip key={name} pressed={false} onPress={() => onChange(draftWithPreset(draft, name))}>
              {name}
            </Chip>
          ))}
        </div>
      </fieldset>
      <Field
        label="Base URL"
        inputMode="url"
        value={draft.baseUrl}
        problem={origin === null ? 'Please enter a valid http or https address.' : undefined}
        onText={(baseUrl) => onChange({ ...draft, baseUrl })}
      />
      {origin !== null && origin !== own && (
        <Tick
          label={`Send my sign-in and the API key to ${origin}`}
          checked={draft.confirmedOrigin === origin}
          onCheck={(isOn) => onChange({ ...draft, confirmedOrigin: isOn ? origin : '' })}
        />
      )}
      <div className="grid grid-cols-2 gap-4">
        <Field
          label="Timeout (ms)"
          inputMode="numeric"
          value={draft.timeout}
          onText={(timeout) => onChange({ ...draft, timeout })}
        />
        <Field
          label="Retry attempts"
          inputMode="numeric"
          value={draft.retries}
          onText={(retries) => onChange({ ...draft, retries })}
        />
      </div>
      <Field
        label="API key (optional)"
        type="password"
        value={draft.apiKey}
        onText={(apiKey) => onChange({ ...draft, apiKey })}
      />
    </>
  );
}
