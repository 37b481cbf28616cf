import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

export interface Look {
  /** Only this part of the screen. */
  readonly part?: string
  readonly rules?: readonly string[]
}

/** What axe finds serious or critical, a line each. The page inside the canvas is looked at where it is published. */
export async function findTrouble(page: Page, { part, rules }: Look = {}): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().exclude('iframe')
  if (part) axe.include(part)
  if (rules) axe.withRules([...rules])
  const { violations } = await axe.analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`))
}
