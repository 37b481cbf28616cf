import type { Json } from '@heddle/store'
import type { Id, LibraryComponentRecord } from './types.ts'

/** Specification section 3: what the configuration of a component of the type `modal` says under `popup`. */
export interface PopupSettings {
  /** Several instances may be open at once; otherwise a new one takes the place of the one before. */
  readonly isStacked: boolean
  /** Element of the page that instances stand in, one below another. */
  readonly containerUid?: Id
  /** What is open stays while a visitor goes on to a page that may open it too. */
  readonly isKeptOnNav: boolean
}

/** The settings of a popup, whatever its configuration holds. */
export function popupSettings(configuration: LibraryComponentRecord['configuration']): PopupSettings {
  const popup = configuration['popup']
  const read = (name: string): Json | undefined => (isRecord(popup) && Object.hasOwn(popup, name) ? popup[name] : undefined)
  const containerUid = read('containerUid')
  return {
    isStacked: read('isStacked') === true,
    ...(typeof containerUid === 'string' && containerUid !== '' && { containerUid }),
    isKeptOnNav: read('isKeptOnNav') === true,
  }
}

function isRecord(value: Json | undefined): value is Readonly<Record<string, Json>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
