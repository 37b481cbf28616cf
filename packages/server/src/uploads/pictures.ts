import sharp from 'sharp'

// One picture at a time is decoded by a process, and nothing of it is wanted again.
sharp.cache(false)
sharp.concurrency(1)
// Of the many decoders only those of the kinds that may be uploaded; vector pictures are never drawn.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((kind) => `VipsForeignLoad${kind}File`) })

/** For processes that jobs run in: pictures are decoded nowhere else. */
export { default as sharp } from 'sharp'
