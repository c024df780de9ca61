/**
 * zod compiles schemas by `new Function` where it may, and tries it where it may not, which the page's policy reports.
 * Every copy of zod in the page, those of remotes too, reads this setting before it tries.
 */
const shared = globalThis as { __zod_globalConfig?: { jitless?: boolean } }
shared.__zod_globalConfig ??= {}
shared.__zod_globalConfig.jitless = true

export {}
