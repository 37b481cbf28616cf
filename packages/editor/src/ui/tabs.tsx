import type { ReactNode } from 'react'
import { Tab as AriaTab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs'
import styles from './tabs.module.css'

export interface TabItem<T extends string = string> {
  readonly id: T
  readonly label: string
  /** Shown dimmed after the label, for example how many. */
  readonly count?: number
  readonly content: ReactNode
}

/** Tabs with a line under the current one, between what may stand before and behind them; only the current panel is mounted. */
export function Tabs<T extends string>({
  label,
  tabs,
  value,
  onChange,
  lead,
  tail,
}: {
  readonly label: string
  readonly tabs: readonly TabItem<T>[]
  readonly value: T
  readonly onChange: (id: T) => void
  readonly lead?: ReactNode
  readonly tail?: ReactNode
}) {
  const pick = (key: unknown) => {
    const tab = tabs.find((tab) => tab.id === key)
    if (tab) onChange(tab.id)
  }
  return (
    <AriaTabs selectedKey={value} onSelectionChange={pick} className={styles.tabs ?? ''}>
      <div className={styles.bar}>
        {lead}
        <TabList aria-label={label} className={styles.list ?? ''}>
          {tabs.map((tab) => (
            <AriaTab key={tab.id} id={tab.id} className={styles.tab ?? ''}>
              {tab.label}
              {tab.count !== undefined && tab.count > 0 && <span className={styles.count}>{tab.count}</span>}
            </AriaTab>
          ))}
        </TabList>
        {tail}
      </div>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className={styles.panel ?? ''}>
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}
