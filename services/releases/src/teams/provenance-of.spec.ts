import { expect, test } from '@jest/globals'
import { provenanceOf } from './provenance-of.ts'

const sha = 'c0ffee0123456789c0ffee0123456789c0ffee01'
const github = {
  sub: 'repo:acme/rentals:ref:refs/heads/main',
  repository: 'acme/rentals',
  ref: 'refs/heads/main',
  sha,
  workflow_ref: 'acme/rentals/.github/workflows/release.yml@refs/heads/main',
  run_id: '4711',
  run_attempt: '2',
}

test('provenance of a run at GitHub has repository, branch, commit, workflow and the page of the run', () => {
  expect(provenanceOf('https://token.actions.githubusercontent.com', github)).toEqual({
    builder: 'https://token.actions.githubusercontent.com',
    subject: github.sub,
    repository: 'https://github.com/acme/rentals',
    ref: 'refs/heads/main',
    commit: sha,
    workflow: github.workflow_ref,
    run: 'https://github.com/acme/rentals/actions/runs/4711/attempts/2',
  })
})

test('provenance of a run at a GitHub of one’s own leads to that site', () => {
  const { repository, run } = provenanceOf('https://github.example/_services/token', github)
  expect([repository, run]).toEqual([
    'https://github.example/acme/rentals',
    'https://github.example/acme/rentals/actions/runs/4711/attempts/2',
  ])
})

test('provenance of a run at GitLab has the project, the branch, the recipe and the page of the pipeline', () => {
  const claims = {
    sub: 'project_path:acme/web/rentals:ref_type:branch:ref:main',
    project_path: 'acme/web/rentals',
    ref: 'main',
    ref_path: 'refs/heads/main',
    sha,
    ci_config_ref_uri: 'gitlab.example/acme/web/rentals//.gitlab-ci.yml@refs/heads/main',
    pipeline_id: 815,
  }
  expect(provenanceOf('https://gitlab.example', claims)).toEqual({
    builder: 'https://gitlab.example',
    subject: claims.sub,
    repository: 'https://gitlab.example/acme/web/rentals',
    ref: 'refs/heads/main',
    commit: sha,
    workflow: claims.ci_config_ref_uri,
    run: 'https://gitlab.example/acme/web/rentals/-/pipelines/815',
  })
})

test.each([
  ['says nothing', {}],
  ['names a repository that leads elsewhere', { repository: '../../evil', run_id: '1' }],
  ['names a repository with an address in it', { repository: 'acme/rentals?x=//evil.example', run_id: '1' }],
  ['names a commit that is none', { sha: 'main', run_id: 'javascript:alert(1)' }],
])('provenance of an issuer that %s has only who vouches for it', (_, claims) => {
  expect(provenanceOf('https://token.example', { sub: 'a-run', ...claims })).toEqual({
    ...{ builder: 'https://token.example', subject: 'a-run' },
    ...{ repository: null, ref: null, commit: null, workflow: null, run: null },
  })
})
