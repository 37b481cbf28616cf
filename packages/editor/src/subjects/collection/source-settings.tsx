import { useState } from 'react'
import type { CollectionRecord } from '@heddle/document'
import { checkFields, type PluginSource, type SettingsLayout } from '@heddle/kit'
import { literalsOf } from '../../fields/part-row.tsx'
import { SecretsSection } from '../../secrets/secrets-section.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { ConfigField, ConfigLine, type ConfigFieldProps } from './config-field.tsx'
import { arrange, countSet } from './source-layout.ts'
import { words } from './words.ts'
import styles from './dock.module.css'

interface Props {
  readonly collection: CollectionRecord
  readonly source: PluginSource
}

/** What a collection asks its source for: the settings that the plugin declares, each bound where it may be. */
export function SourceSettings({ collection, source }: Props) {
  const { config } = collection
  const { layout, collection: declared } = source
  const values = literalsOf(declared.fields, config)
  const problems = new Map(checkFields(declared, config).map(({ name, message }) => [name, message]))
  const shown = Object.entries(declared.fields).flatMap(([name, field]): ConfigFieldProps[] =>
    field.when?.(values) === false ? [] : [{ name, field, collection, source, values, problem: problems.get(name) }],
  )
  if (shown.length === 0) return <p className={styles.note}>{words.nothingToSet}</p>
  const together = problems.get('')
  return (
    <>
      {layout ? (
        <Arranged layout={layout} collection={collection} source={source} shown={shown} />
      ) : (
        <>
          {shown.map((props) => (
            <ConfigField key={props.name} {...props} />
          ))}
          <SecretsOf collection={collection} source={source} settings={source.secretsIn ?? []} />
        </>
      )}
      {together !== undefined && (
        <p role="alert" className={styles.problem}>
          {together}
        </p>
      )}
    </>
  )
}

/** The line of the request, what stands below it, and the rest by tabs. */
function Arranged({
  layout,
  shown,
  collection,
  source,
}: Props & { readonly layout: SettingsLayout; readonly shown: readonly ConfigFieldProps[] }) {
  const [picked, setPicked] = useState(layout.groups[0]?.id ?? '')
  const { line, always, groups } = arrange(layout, shown)
  const current = groups.find(({ id }) => id === picked) ?? groups[0]
  return (
    <div className={styles.arranged}>
      <ConfigLine label={layout.line.label.en} parts={line} className={styles.line} />
      {always.map((props) => (
        <ConfigField key={props.name} {...props} />
      ))}
      {current && (
        <Tabs
          label={words.requestParts}
          value={current.id}
          onChange={setPicked}
          tabs={groups.map(({ id, label, fields }) => ({
            id,
            label: fields.some(({ problem }) => problem !== undefined) ? words.withProblem(label) : label,
            count: countSet(fields, collection.config),
            content: (
              <div className={styles.group}>
                {fields.map((props) => (
                  <ConfigField key={props.name} {...props} />
                ))}
                <SecretsOf
                  collection={collection}
                  source={source}
                  settings={(source.secretsIn ?? []).filter((name) => fields.some((field) => field.name === name))}
                />
              </div>
            ),
          }))}
        />
      )}
    </div>
  )
}

/** The secrets that some of the settings name. */
function SecretsOf({ collection: { config }, source, settings }: Props & { readonly settings: readonly string[] }) {
  if (settings.length === 0) return null
  return <SecretsSection settings={settings.map((name) => config[name])} origins={source.reaches?.(config) ?? []} />
}
