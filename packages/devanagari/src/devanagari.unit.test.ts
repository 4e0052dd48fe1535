import { latinSpellings } from './devanagari.ts';

it.each([
  ['आशा', ['asha']],
  ['मीरा नायर', ['mira nayar', 'meera nayar']],
  ['प्रकाश शिंदे', ['prakash shinde']],
  ['Asha वर्मा', ['Asha varma', 'Asha verma']],
  ['अग्रवाल', ['agraval', 'agrawal']],
  ['तिवारी', ['tivari', 'tivaree', 'tiwari']],
  ['पवार', ['pavar', 'pawar']],
  ['सरोवर', ['sarovar']],
  ['द्विवेदी', ['dvivedi', 'dvivedee', 'dwivedi']],
  ['विश्वकर्मा', ['vishvakarma', 'vishwakarma']],
  ['चौधरी', ['chaudhri', 'chaudhree', 'chaudhar']],
  ['शर्मा', ['sharma']],
  ['रवि देवी', ['ravi devi', 'ravi devee']],
  ['#९८१', ['#981']],
  ['सुनीता सिंह', ['sunita singh', 'suneeta singh']],
  ['सिन्हा', ['sinha']],
  ['कन्हैया', ['kanhaiya']],
  ['ज्ञान', ['gyan']],
  ['राजनाथ', ['rajnath']],
  ['रजनी', ['rajni', 'rajnee']],
  ['क्\u200dषमा', ['kshama']],
  ['ॐ', []],
])('%s is written in Latin letters as %j', (text, spellings) => {
  expect(latinSpellings(text)).toEqual(spellings);
});
