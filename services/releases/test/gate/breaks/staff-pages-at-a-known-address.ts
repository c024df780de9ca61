import { type Break, entry, entryFor, goodBuild, identity, withFiles, withManifest } from '../seed.ts'

const address = `"/remotes/${identity.name}/${identity.version}/"`

export default {
  title: 'pages for staff only that know their own address',
  culprit: 'remoteEntry.js holds its own address',
  change: (build) =>
    withManifest({ routes: [{ path: '/rentals', roles: ['admin'], files: [] }] })(
      withFiles({ [entry]: `${entryFor(goodBuild.files)},address=${address}` })(build),
    ),
} satisfies Break
