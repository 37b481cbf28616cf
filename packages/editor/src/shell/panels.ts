import type { ComponentType } from 'react'
import type { PanelId } from '../panel-ids.gen.ts'
import type { PanelDefinition } from '../panels/define-panel.ts'
import { panels } from './panels.gen.ts'

/** Every panel, in the order of the rail. */
export const PANELS = panels.toSorted((a, b) => a.place - b.place)

const bodies = new Map<PanelDefinition, ComponentType>()

/** The body of a panel if it is there already. */
export function loadedBody(panel: PanelDefinition): ComponentType | undefined {
  return bodies.get(panel)
}

/** Fetches the body of a panel, once. Rejects when its file cannot be had. */
export async function loadBody(panel: PanelDefinition): Promise<ComponentType> {
  const Body = bodies.get(panel) ?? (await panel.load())
  bodies.set(panel, Body)
  return Body
}

/** Fetches the body of the panel with an id, so that its first drawing does not wait; a failure shows when it is drawn. */
export async function preloadBody(id: PanelId | undefined): Promise<void> {
  const panel = PANELS.find((panel) => panel.id === id)
  if (panel) await loadBody(panel).catch(() => undefined)
}

/** Fetches every panel's body. */
export function preloadBodies(): void {
  for (const { id } of PANELS) void preloadBody(id)
}
