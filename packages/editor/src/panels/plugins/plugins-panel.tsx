import { Plus } from 'lucide-react'
import { insertPlugin } from '@heddle/document/operations'
import type { PluginDefinition } from '@heddle/kit'
import { useRecords } from '@heddle/store/react'
import { words } from './words.ts'
import { Button } from '../../ui/button.tsx'
import { ElementIcon } from '../../ui/element-icon.tsx'
import { Panel, PanelBody, PanelEmpty, PanelSection } from '../../ui/panel.tsx'
import { useEditor } from '../../session/use-editor.ts'
import { PluginCard } from './plugin-card.tsx'
import styles from './plugins-panel.module.css'

/** The project's plugins with their settings, and those of the catalogue that may be installed. */
export function PluginsPanel() {
  const { store, view, plugins } = useEditor()
  useRecords(store, 'plugin')
  const installed = view.of('plugin')
  const known = new Set(installed.map(({ namespace }) => namespace))
  const others = [...plugins.values()].filter(({ namespace }) => !known.has(namespace))
  return (
    <Panel title={words.title}>
      <PanelBody>
        {installed.length === 0 && (
          <PanelEmpty title={words.none}>
            <p>{words.noneLead}</p>
          </PanelEmpty>
        )}
        <ul className={styles.list}>
          {installed.map((record) => (
            <li key={record.id}>
              <PluginCard record={record} plugin={plugins.get(record.namespace)} />
            </li>
          ))}
        </ul>
        <PanelSection title={words.catalogue}>
          {others.length === 0 ? (
            <p className={styles.lead}>{words.allInstalled}</p>
          ) : (
            <ul className={styles.offers}>
              {others.map((plugin) => (
                <li key={plugin.namespace}>
                  <CatalogueRow plugin={plugin} />
                </li>
              ))}
            </ul>
          )}
        </PanelSection>
      </PanelBody>
    </Panel>
  )
}

function CatalogueRow({ plugin: { namespace, label, description, icon } }: { readonly plugin: PluginDefinition }) {
  const { view, change, newId } = useEditor()
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <ElementIcon name={icon} />
        <h4 className={styles.name}>{label.en}</h4>
        <Button
          icon={Plus}
          aria-label={words.install(label.en)}
          onPress={() => change(words.changes.install(label.en), insertPlugin(view, { namespace, name: label.en, newId }))}
        >
          {words.installShort}
        </Button>
      </div>
      <p className={styles.lead}>{description.en}</p>
    </div>
  )
}
