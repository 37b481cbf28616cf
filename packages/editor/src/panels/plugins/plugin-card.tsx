import { Trash2 } from 'lucide-react'
import type { PluginRecord } from '@heddle/document'
import { deletePlugin } from '@heddle/document/operations'
import { checkFields, completeFields, type PluginDefinition } from '@heddle/kit'
import { LettersButton } from '../../accounts/letters-button.tsx'
import { AccountsButton, SITE_ACCOUNTS } from '../../accounts/accounts-button.tsx'
import { words } from './words.ts'
import { classNames } from '../../ui/class-names.ts'
import { ElementIcon } from '../../ui/element-icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useEditor } from '../../session/use-editor.ts'
import { AddPagesButton } from './add-pages-button.tsx'
import { PrivateSettings } from './private-settings.tsx'
import { PublicSetting } from './public-setting.tsx'
import styles from './plugins-panel.module.css'

/** A plugin of the project: whether it is there, and its settings. What the catalogue does not have is shown as it is kept. */
export function PluginCard({ record, plugin }: { readonly record: PluginRecord; readonly plugin: PluginDefinition | undefined }) {
  const { view, change } = useEditor()
  const { id, name, namespace } = record
  return (
    <section className={styles.card} aria-label={name}>
      <div className={styles.head}>
        <ElementIcon name={plugin?.icon ?? 'plug'} />
        <h3 className={styles.name}>{name}</h3>
        <IconButton
          icon={Trash2}
          size={24}
          label={words.remove(name)}
          onPress={() => change(words.changes.remove(name), deletePlugin(view, { id }))}
        />
      </div>
      <p className={styles.facts}>
        <span className={classNames(styles.badge, plugin ? styles.loaded : styles.missing)}>
          {plugin ? words.loaded : words.notInstalled}
        </span>
        {plugin?.isDev && <span className={classNames(styles.badge, styles.missing)}>{words.inDevelopment}</span>}
        <code className={styles.namespace}>{namespace}</code>
      </p>
      <p className={styles.lead}>{plugin ? plugin.description.en : words.notInstalledLead}</p>
      {plugin ? <Settings record={record} plugin={plugin} /> : <KeptSettings record={record} />}
    </section>
  )
}

function Settings({ record, plugin }: { readonly record: PluginRecord; readonly plugin: PluginDefinition }) {
  const { public: open, private: secret } = plugin.settings
  const { publicData } = record.settings
  const values = completeFields(open.fields, publicData)
  const problems = new Map(checkFields(open, publicData).map(({ name, message }) => [name, message]))
  const shown = Object.entries(open.fields).filter(([, field]) => field.when?.(values) !== false)
  const hasPrivate = Object.keys(secret.fields).length > 0
  const together = problems.get('')
  return (
    <>
      {shown.map(([name, field]) => (
        <PublicSetting key={name} name={name} field={field} record={record} settings={open} problem={problems.get(name)} />
      ))}
      {together !== undefined && (
        <p role="alert" className={styles.problem}>
          {together}
        </p>
      )}
      {hasPrivate && <PrivateSettings namespace={plugin.namespace} fields={secret.fields} />}
      {plugin.namespace === SITE_ACCOUNTS && <AccountsButton />}
      {plugin.auth?.writesLetters && <LettersButton record={record} />}
      <AddPagesButton pluginId={record.id} namespace={plugin.namespace} />
      {shown.length === 0 && !hasPrivate && <p className={styles.lead}>{words.noSettings}</p>}
    </>
  )
}

function KeptSettings({ record }: { readonly record: PluginRecord }) {
  const kept = Object.entries(record.settings.publicData)
  if (kept.length === 0) return null
  return (
    <dl className={styles.kept}>
      {kept.map(([key, value]) => (
        <div key={key} className={styles.pair}>
          <dt>{key}</dt>
          <dd>{typeof value === 'string' ? value : JSON.stringify(value)}</dd>
        </div>
      ))}
    </dl>
  )
}
