import type { ComponentProperty } from '@heddle/document'
import type { Json } from '@heddle/store'
import { fieldsOfSample, isObject, itemOfSample, textPaths, withoutLanguages } from '../../fields/sample-fields.ts'
import { Switch } from '../../ui/switch.tsx'
import { words } from './words.ts'
import styles from './component.module.css'

/** Which texts of a list or an object are for visitors; only those are written in each language. */
export function TextsInside({
  value: { type, defaultValue = null, texts = [] },
  onChange,
}: {
  readonly value: ComponentProperty
  readonly onChange: (texts: readonly string[]) => void
}) {
  const sample = withoutLanguages(defaultValue)
  const parts =
    type === 'list' && Array.isArray(sample)
      ? itemOfSample(sample as readonly Json[])
      : type === 'object' && isObject(sample)
        ? fieldsOfSample([sample])
        : undefined
  const paths = textPaths(parts)
  if (paths.length === 0) return null
  return (
    <div role="group" aria-label={words.texts}>
      <span className={styles.label}>{words.texts}</span>
      {paths.map((path) => (
        <Switch
          key={path}
          label={path === '' ? words.items : path}
          isOn={texts.includes(path)}
          onChange={(isOn) => onChange(isOn ? [...texts, path] : texts.filter((one) => one !== path))}
        />
      ))}
      <p className={styles.none}>{words.textsWhy}</p>
    </div>
  )
}
