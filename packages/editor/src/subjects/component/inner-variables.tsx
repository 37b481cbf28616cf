import type { ComponentVariable, LibraryComponentRecord } from '@heddle/document'
import { words as dataWords } from '../../commands/data/words.ts'
import { TypedValueField } from '../../controls/typed-value/typed-value-field.tsx'
import { Select } from '../../ui/select.tsx'
import { Switch } from '../../ui/switch.tsx'
import { PartSection } from './part-section.tsx'
import { words } from './words.ts'

const { query: _, ...TYPE_NAMES } = dataWords.types
const TYPES = Object.entries(TYPE_NAMES).map(([value, label]) => ({ value: value as ComponentVariable['type'], label }))

/** Values that each instance has of its own. */
export function InnerVariables({ component }: { readonly component: LibraryComponentRecord }) {
  return (
    <PartSection
      component={component}
      part="variables"
      glance={({ defaultValue }) => (defaultValue === undefined ? '' : JSON.stringify(defaultValue))}
      renderFields={({ value, set, errorOf }) => (
        <>
          <Select
            label={words.type}
            value={value.type}
            options={TYPES}
            onChange={(type) => set({ name: value.name, type, ...(value.isExposed && { isExposed: true }) }, 'type')}
          />
          <TypedValueField
            key={value.type}
            label={words.columns.byDefault}
            type={value.type}
            value={value.defaultValue}
            error={errorOf('defaultValue')}
            onCommit={(next) => {
              const { defaultValue: _before, ...rest } = value
              set(next === null ? rest : { ...rest, defaultValue: next }, 'defaultValue')
            }}
          />
          <Switch
            label={words.exposed}
            hint={words.exposedHint}
            isOn={value.isExposed === true}
            onChange={(isOn) => {
              const { isExposed: _before, ...rest } = value
              set(isOn ? { ...rest, isExposed: true } : rest, 'isExposed')
            }}
          />
        </>
      )}
    />
  )
}
