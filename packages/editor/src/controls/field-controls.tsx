import type { ComponentType } from 'react'
import type { Json } from '@heddle/store'
import type { Field, FieldKind } from '@heddle/kit'
import { words } from './words.ts'
import { Switch } from '../ui/switch.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { TextField } from '../ui/text-field.tsx'
import { AssetField } from './asset-field.tsx'
import { Choice } from './choice.tsx'
import { ColorField } from './color-field.tsx'
import { IconField } from './icon-field.tsx'
import { NumberField } from './number-field.tsx'
import { ValueField } from './value-field.tsx'
import { readMeasure } from './measure.ts'

export interface FieldControlProps<F extends Field> {
  readonly field: F
  readonly label: string
  /** The literal in effect; absent when mixed. */
  readonly value: Json | undefined
  readonly isMixed: boolean
  /** What is wrong with the last text that was committed: it stays in its field with this, to be mended. */
  readonly error?: string | undefined
  readonly onCommit: (value: Json | null) => void
  /** Shows a value while a person drags; `onShowEnd` makes the last one a change. */
  readonly onShow: (value: Json) => void
  readonly onShowEnd: () => void
}

/** A control for every kind of field. A kind that is missing here is a type error. */
export const FIELD_CONTROLS: {
  readonly [K in FieldKind]: ComponentType<FieldControlProps<Extract<Field, { readonly kind: K }>>>
} = {
  text: ({ field, label, value, isMixed, error, onCommit }) => {
    const shared = {
      label,
      isLabelHidden: true,
      value: typeof value === 'string' ? value : '',
      placeholder: isMixed ? words.mixed : (field.placeholder ?? ''),
      error,
      onCommit,
    }
    return field.multiline ? <TextArea {...shared} rows={4} /> : <TextField {...shared} />
  },
  number: ({ field, label, value, isMixed, onCommit }) => {
    const unit = field.unit ?? ''
    return (
      <NumberField
        label={label}
        value={typeof value === 'number' ? `${value}${unit}` : undefined}
        placeholder={isMixed ? words.mixed : String(field.default)}
        defaultUnit={unit}
        step={field.step}
        check={(text) => field.check(readMeasure(text)?.amount ?? text)}
        onCommit={(text) => onCommit(text === null ? null : (readMeasure(text)?.amount ?? null))}
      />
    )
  },
  boolean: ({ label, value, onCommit }) => <Switch label={label} isLabelHidden isOn={value === true} onChange={onCommit} />,
  choice: ({ field, label, value, isMixed, onCommit }) => (
    <Choice
      label={label}
      value={typeof value === 'string' ? value : undefined}
      {...(isMixed ? { placeholder: words.mixed } : {})}
      options={field.options.map((option) => ({ id: option.value, label: option.label.en }))}
      onPick={onCommit}
    />
  ),
  color: ({ field, label, value, isMixed, onCommit, onShow, onShowEnd }) => (
    <ColorField
      label={label}
      value={typeof value === 'string' && value !== '' ? value : undefined}
      {...(isMixed ? { placeholder: words.mixed } : {})}
      tokens={NO_TOKENS}
      check={(text) => field.check(text)}
      onShow={onShow}
      onShowEnd={onShowEnd}
      onCommit={onCommit}
    />
  ),
  length: ({ field, label, value, isMixed, onCommit }) => (
    <NumberField
      label={label}
      value={typeof value === 'string' && value !== '' ? value : undefined}
      placeholder={isMixed ? words.mixed : field.default}
      units={LENGTH_UNITS}
      check={(text) => field.check(text)}
      onCommit={onCommit}
    />
  ),
  icon: ({ label, value, onCommit }) => (
    <IconField label={label} value={typeof value === 'string' ? value : ''} onCommit={onCommit} />
  ),
  image: ({ label, value, isMixed, onCommit }) => (
    <AssetField
      label={label}
      value={typeof value === 'string' ? value : ''}
      placeholder={isMixed ? words.mixed : words.image.none}
      onCommit={onCommit}
    />
  ),
  value: ({ field, label, value, isMixed, onCommit }) => (
    <ValueField field={field} label={label} value={value} placeholder={isMixed ? words.mixed : ''} onCommit={onCommit} />
  ),
}

const NO_TOKENS: readonly never[] = []
const LENGTH_UNITS = ['px', '%', 'rem', 'em', 'vw', 'vh']

/** The control of a field, whatever its kind. */
export function FieldControl(props: FieldControlProps<Field>) {
  const Control = FIELD_CONTROLS[props.field.kind] as ComponentType<FieldControlProps<Field>>
  return <Control {...props} />
}
