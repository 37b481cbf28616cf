import { AsYouType, type CountryCode } from 'libphonenumber-js/core'
import metadata from 'libphonenumber-js/metadata.min'

/** What a person has typed of a phone number. */
export interface ReadPhone {
  /** In the usual form of its country, as far as it goes. */
  readonly shown: string
  /** `+` and digits alone (E.164); empty without digits. */
  readonly value: string
  readonly country: string | undefined
  readonly isValid: boolean
}

/** No number is longer, with all that people write between digits. */
const MOST_SIGNS = 60

/** Reads a number as it is typed. `country`: where it is from unless it begins with `+`. */
export function readPhone(text: string, country: string | undefined): ReadPhone {
  const typed = new AsYouType(country as CountryCode | undefined, metadata)
  const shown = typed.input(text.slice(0, MOST_SIGNS))
  return {
    shown,
    value: typed.getNumberValue() ?? '',
    country: typed.getCountry(),
    isValid: typed.isValid(),
  }
}
