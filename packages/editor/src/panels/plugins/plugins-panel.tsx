import { Plug } from 'lucide-react'
import type { PluginRecord } from '@heddle/document'
import { useRecords } from '@heddle/store/react'
import { words } from './words.ts'
import { Panel, PanelBody, PanelEmpty } from '../../ui/panel.tsx'
import { useEditor } from '../../session/use-editor.ts'
import styles from './plugins-panel.module.css'

/** The project's plugins with their public settings. Their runtimes come with a later version, and the panel says so. */
export function PluginsPanel() {
  const { store, view } = useEditor()
  useRecords(store, 'plugin')
  const plugins = view.of('plugin')
  return (
    <Panel title={words.title}>
      <PanelBody>
        {plugins.length === 0 && (
          <PanelEmpty title={words.none}>
            <p>{words.noneLead}</p>
          </PanelEmpty>
        )}
        <ul className={styles.list}>
          {plugins.map((plugin) => (
            <li key={plugin.id}>
              <PluginCard plugin={plugin} />
            </li>
          ))}
        </ul>
      </PanelBody>
    </Panel>
  )
}

function PluginCard({ plugin: { name, namespace, settings } }: { readonly plugin: PluginRecord }) {
  const shown = Object.entries(settings.publicData)
  return (
    <section className={styles.card} aria-label={name}>
      <div className={styles.head}>
        <Plug size={14} strokeWidth={1.6} aria-hidden />
        <h3 className={styles.name}>{name}</h3>
      </div>
      <p className={styles.badge}>{words.notInstalled}</p>
      <dl className={styles.settings}>
        <dt>{words.namespace}</dt>
        <dd>{namespace}</dd>
        {shown.map(([key, value]) => (
          <div key={key} className={styles.setting}>
            <dt>{key}</dt>
            <dd>{typeof value === 'string' ? value : JSON.stringify(value)}</dd>
          </div>
        ))}
      </dl>
      {shown.length === 0 && <p className={styles.none}>{words.noSettings}</p>}
    </section>
  )
}
