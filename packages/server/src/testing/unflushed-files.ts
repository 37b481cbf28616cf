import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import type * as Files from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import type { FileHandle } from 'node:fs/promises'

/** A name in a folder that is not on disk before the folder is flushed. */
interface PendingName {
  readonly path: string
  /** Where what was removed is kept, in case that the power goes before the removal is on disk; `undefined` for a name that came. */
  readonly kept: string | undefined
}

/**
 * What the disk of a machine would hold of the files that are written through `wrap(node:fs/promises)`: the bytes of a file count
 * from its flush, a name from the flush of its folder. Everything that was there before counts.
 */
export function recordFlushes() {
  const flushed = new Set<string>()
  let [folder, graveyard] = ['', '']
  let afterCall: () => Promise<void> = () => Promise.resolve()
  let pending: PendingName[] = []
  let [underWay, buried] = [0, 0]
  let gate: Promise<void> | undefined
  let whenIdle: (() => void) | undefined
  /** What was flushed while the power went: it may have been too late. */
  let late: (() => void)[] = []

  // A name given again belongs to another file when that was made at another time.
  const identity = (path: string): string => {
    const { ino, birthtimeNs } = statSync(path, { bigint: true })
    return `${ino} ${birthtimeNs}`
  }
  const isOurs = (path: string): boolean => folder !== '' && path.startsWith(`${folder}/`)
  const come = (path: string): void => void pending.push({ path, kept: undefined })

  async function during<T>(path: string, call: () => Promise<T>, note: (result: T) => void = () => undefined): Promise<T> {
    if (!isOurs(path)) return call()
    await gate
    underWay += 1
    let result: T
    try {
      result = await call()
      note(result)
    } finally {
      underWay -= 1
      if (underWay === 0) whenIdle?.()
    }
    await afterCall()
    return result
  }

  const flush = (note: () => void): void => (gate ? void late.push(note) : note())

  function watch(path: string, handle: FileHandle): FileHandle {
    const sync = handle.sync.bind(handle)
    handle.sync = () => {
      const names = pending.filter((name) => dirname(name.path) === path)
      const own = identity(path)
      return during(path, sync, () =>
        flush(() => {
          flushed.add(own)
          pending = pending.filter((name) => !names.includes(name))
        }),
      )
    }
    return handle
  }

  function wrap(real: typeof Files): typeof Files {
    const open: typeof real.open = async (path, flags, mode) => {
      const isNew = !existsSync(String(path))
      const handle = await during(
        String(path),
        () => real.open(path, flags, mode),
        () => isNew && come(String(path)),
      )
      return isOurs(String(path)) ? watch(String(path), handle) : handle
    }
    const link: typeof real.link = (from, to) =>
      during(
        String(to),
        () => real.link(from, to),
        () => come(String(to)),
      )
    const copyFile: typeof real.copyFile = (from, to, mode) =>
      during(
        String(to),
        () => real.copyFile(from, to, mode),
        () => come(String(to)),
      )
    const mkdir = ((path: string, options: { recursive: true }) =>
      during(
        path,
        () => real.mkdir(path, options),
        (first) => {
          if (first === undefined) return
          for (let made = path; made.length >= first.length; made = dirname(made)) come(made)
        },
      )) as typeof real.mkdir
    const rename: typeof real.rename = (from, to) =>
      during(
        String(to),
        () => real.rename(from, to),
        () => {
          // What was not flushed in a folder is not flushed by its new name.
          pending = pending.map((name) => {
            const isInside = name.path.startsWith(`${String(from)}/`)
            return isInside ? { ...name, path: join(String(to), relative(String(from), name.path)) } : name
          })
          come(String(to))
        },
      )
    const rm: typeof real.rm = (path, options) =>
      during(String(path), async () => {
        if (!existsSync(String(path))) return real.rm(path, options)
        const kept = join(graveyard, String((buried += 1)))
        renameSync(String(path), kept)
        pending.push({ path: String(path), kept })
      })
    return { ...real, open, link, copyFile, mkdir, rename, rm }
  }

  /** Files below a folder, as paths relative to it. */
  const filesIn = (root: string): string[] =>
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)))

  /** Copies the folder as the disk would hold it: of what was not flushed, some is whole, some torn, some gone. */
  function copyAsCut(to: string, random: () => number): void {
    const isLasting = (path: string): boolean => !/\.tmp$|\.sqlite/.test(path)
    cpSync(folder, to, { recursive: true, filter: isLasting })
    for (const file of filesIn(to)) {
      if (flushed.has(identity(join(folder, file)))) continue
      const bytes = readFileSync(join(to, file))
      const dice = random()
      if (dice < 0.4) writeFileSync(join(to, file), bytes.subarray(0, Math.floor(random() * bytes.length)))
      else if (dice < 0.7) writeFileSync(join(to, file), Buffer.alloc(bytes.length))
    }
    for (const { path, kept } of pending.toReversed()) {
      const copy = join(to, relative(folder, path))
      if (random() < 0.5 || !existsSync(dirname(copy))) continue
      if (kept === undefined) rmSync(copy, { recursive: true, force: true })
      else cpSync(kept, copy, { recursive: true })
    }
  }

  return {
    wrap,
    /** From now on, below `watched`; what is there is on disk. `graves` takes what is removed; `onCall` is waited for after each call. */
    start(watched: string, graves: string, onCall: () => Promise<void>) {
      ;[folder, graveyard, afterCall] = [watched, graves, onCall]
      for (const file of filesIn(folder)) flushed.add(identity(join(folder, file)))
    },
    stop: () => void (folder = ''),
    /** Lets no call begin, waits for those under way, takes the copy and lets all go on. */
    async cut(to: string, random: () => number): Promise<void> {
      let open = (): void => undefined
      gate = new Promise((resolve) => {
        open = resolve
      })
      if (underWay > 0) await new Promise<void>((resolve) => (whenIdle = resolve))
      whenIdle = undefined
      try {
        copyAsCut(to, random)
      } finally {
        gate = undefined
        for (const note of late.splice(0)) note()
        open()
      }
    },
  }
}
