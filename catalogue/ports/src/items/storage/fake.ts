import { definePortFake } from '@heddle/kit'

/** Storage and cookies that hold what was written as long as they live. */
export const fake = definePortFake('storage', () => {
  const areas = { local: new Map<string, string>(), session: new Map<string, string>() }
  const cookies = new Map<string, string>()
  return {
    read: (area, key) => areas[area].get(key) ?? null,
    write: (area, key, value) => void areas[area].set(key, value),
    remove: (area, key) => void areas[area].delete(key),
    readCookie: (name) => cookies.get(name),
    writeCookie: (name, value) => void cookies.set(name, value),
    removeCookie: (name) => void cookies.delete(name),
  }
})
