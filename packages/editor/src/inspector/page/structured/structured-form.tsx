import { Choice } from '../../../controls/choice.tsx'
import { PlainRow } from '../../../fields/plain-row.tsx'
import { kindOf, SCHEMA_KINDS } from './schema-kinds.ts'
import { FieldRow, ListRows } from './structured-fields.tsx'
import { missingFields, printStructuredData, withKind, type StructuredData, type Thing } from './structured-data.ts'
import { words } from './words.ts'
import styles from './structured.module.css'

const NONE = ''

/** Structured data as fields: another view of the JSON that stands below it. */
export function StructuredForm({
  data,
  named,
  onSet,
}: {
  readonly data: StructuredData
  /** Tells a control apart from that of another language. */
  readonly named: (label: string) => string
  readonly onSet: (text: string | null) => void
}) {
  if (data.state === 'several') return <p className={styles.note}>{words.several}</p>
  if (data.state === 'wrong') return <p className={styles.note}>{words.wrong}</p>
  const thing: Thing = data.state === 'thing' ? data.thing : {}
  const kind = data.state === 'thing' ? data.kind : undefined
  const onChange = (next: Thing) => onSet(printStructuredData(next))
  const pick = (type: string) => {
    const next = kindOf(type)
    if (type === NONE) onSet(null)
    else if (next && next !== kind) onChange(withKind(thing, kind, next))
  }
  const missing = kind ? missingFields(thing, kind) : []
  return (
    <>
      <PlainRow label={words.kind}>
        <Choice
          label={named(words.kind)}
          value={kind?.type ?? NONE}
          shown={data.state === 'thing' && !kind ? words.other(data.type) : undefined}
          options={[{ id: NONE, label: words.none }, ...SCHEMA_KINDS.map(({ type }) => ({ id: type, label: words.kinds[type] }))]}
          onPick={pick}
        />
      </PlainRow>
      {kind?.fields.map((field) => (
        <FieldRow key={field.at} field={field} name={named(field.label)} thing={thing} onChange={onChange} />
      ))}
      {kind?.list && <ListRows list={kind.list} name={named} thing={thing} onChange={onChange} />}
      {missing.length > 0 && <p className={styles.note}>{words.missing(missing.map(({ label }) => label))}</p>}
    </>
  )
}
