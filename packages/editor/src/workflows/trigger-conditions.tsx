import { Plus, X } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { isBinding, type Id, type WorkflowRecord } from '@heddle/document'
import { setWorkflow } from '@heddle/document/operations'
import type { Trigger } from '@heddle/kit'
import type { Json } from '@heddle/store'
import { printPlain, readPlain } from '../fields/value/plain-value.ts'
import { PlainRow } from '../fields/plain-row.tsx'
import { useEditor } from '../session/use-editor.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { Menu, MenuItem } from '../ui/menu.tsx'
import { TextField } from '../ui/text-field.tsx'
import { useValue } from '../use-value.ts'
import { pastOf } from './past-of.ts'
import { words } from './words.ts'
import styles from './workflows.module.css'

type Values = Readonly<Record<string, Json>>

/** When a workflow runs: a formula over its event, or values that the event must have, by key; of keys, the key itself. */
export function TriggerConditions({
  workflow,
  trigger,
  nodeId,
  onNone,
}: {
  readonly workflow: WorkflowRecord
  readonly trigger: Trigger | undefined
  readonly nodeId: Id | undefined
  /** It runs always again. */
  readonly onNone: () => void
}) {
  const editor = useEditor()
  const { view, change } = editor
  const past = pastOf(workflow, editor, useValue(editor.session.lastRuns).get(workflow.id))
  const { id, name, triggerConditions: condition } = workflow
  const example = trigger?.example ?? {}
  const set = (triggerConditions: Json | null) =>
    void change(
      words.changes.condition(name),
      setWorkflow(view, { id, values: { triggerConditions: triggerConditions as Json } }),
    )
  const values: Values = isValues(condition) ? condition : {}
  const setValues = (next: Values) => set(Object.keys(next).length > 0 ? next : null)
  const known = Object.entries(isValues(example as Json) ? (example as Values) : {}).filter(
    ([key, value]) => typeof value !== 'object' && !Object.hasOwn(values, key),
  )
  const target = {
    label: words.onlyWhen,
    value: condition,
    nodeId,
    sample: { event: example },
    past,
    onBind: (binding: { readonly type: 'f'; readonly code: string }) => set({ ...binding }),
    onUnbind: () => {
      onNone()
      set(null)
    },
  }
  return (
    <div className={styles.condition}>
      <PlainRow label={words.onlyWhenLabel} target={target}>
        <div className={styles.conditionHead}>
          <span className={styles.hint}>{Object.keys(values).length === 0 ? words.always : words.valuesHold}</span>
          {known.length > 0 && (
            <Menu
              label={words.addValue}
              placement="bottom end"
              trigger={<IconButton icon={Plus} size={24} label={words.addValue} />}
            >
              {known.map(([key, value]) => (
                <MenuItem key={key} label={key} onPress={() => setValues({ ...values, [key]: startOf(value) })} />
              ))}
            </Menu>
          )}
        </div>
      </PlainRow>
      {Object.entries(values).map(([key, value]) => (
        <div key={key} className={styles.conditionRow}>
          <span className={styles.conditionKey}>{key}</span>
          {key === 'key' ? (
            <KeyField value={String(value)} onPress={(pressed) => setValues({ ...withoutModifiers(values), ...pressed })} />
          ) : (
            <TextField
              label={words.valueOf(key)}
              isLabelHidden
              value={printPlain(value)}
              onCommit={(text) => setValues({ ...values, [key]: readPlain(text) })}
            />
          )}
          <IconButton icon={X} size={24} label={words.removeValue(key)} onPress={() => setValues(without(values, key))} />
        </div>
      ))}
    </div>
  )
}

const MODIFIERS = ['ctrlKey', 'shiftKey', 'altKey', 'metaKey'] as const
const MODIFIER_KEYS: ReadonlySet<string> = new Set(['Control', 'Shift', 'Alt', 'Meta'])

/** Takes the next key that is pressed, with those held meanwhile. Tab leaves. */
function KeyField({ value, onPress }: { readonly value: string; readonly onPress: (pressed: Values) => void }) {
  const take = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return
    event.preventDefault()
    event.stopPropagation()
    if (MODIFIER_KEYS.has(event.key)) return
    onPress({ key: event.key, ...Object.fromEntries(MODIFIERS.filter((name) => event[name]).map((name) => [name, true])) })
  }
  return (
    <input
      readOnly
      aria-label={words.pressKey}
      placeholder={words.pressKey}
      className={styles.find}
      value={value === ' ' ? 'Space' : value}
      onKeyDown={take}
    />
  )
}

function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !isBinding(value)
}

/** What a value of its kind begins with. */
const startOf = (value: Json): Json => (typeof value === 'boolean' ? true : '')

const without = (values: Values, key: string): Values =>
  Object.fromEntries(Object.entries(values).filter(([other]) => other !== key))

const withoutModifiers = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([key]) => !(MODIFIERS as readonly string[]).includes(key)))
