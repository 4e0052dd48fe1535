import { orderConfirmed, orderPlaced, routesByService, withoutSignature } from '@print-shop/contracts';
import { callers, describeAccess, eventually } from '@print-shop/test-kit';
import { anId, aPdf, linkTo, testArtwork } from './artwork.fixture.ts';
import { defaultProfile } from './profile/default-profiles.ts';

const { service, as, uploaded, send, sendDesign, model, publish } = testArtwork();
const ordered = anId();
let file = '';
let upload = '';
const design = `/media/designs/${'0'.repeat(32)}.png`;
const plainSvg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>');
/** A design whose checks are done: the report of another would be waited for. */
let checkedDesign = '';
let proof = '';
let sent = 0;
beforeAll(async () => {
  file = (await uploaded())._id;
  checkedDesign = withoutSignature((await sendDesign('customer', plainSvg, 'design.svg').expect(201)).body.url);
  await eventually(async () =>
    expect((await model().findOne({ design: checkedDesign }).lean())?.state).toBe('checked'),
  );
  const { body } = await as('customer', 'post', '/api/artwork/uploads').send({ name: 'a.pdf', bytes: 10 }).expect(201);
  upload = body._id;
  const one = {
    lineId: anId(),
    name: 'Cards',
    productId: anId(),
    quantity: 1,
    size: '',
    color: '',
    placement: '',
    design,
  };
  const order = { orderId: ordered, userId: callers.customer.id, placedAt: new Date().toISOString(), lines: [one] };
  await publish(orderPlaced, order);
  await publish(orderConfirmed, order);
  await eventually(async () => {
    const { body: known } = await as('customer', 'get', `/api/artwork/orders/${ordered}`).expect(200);
    expect(known.lines).toHaveLength(1);
    expect((await as('customer', 'get', `/api/proofs/order/${ordered}`).expect(200)).body).toHaveLength(1);
  });
  const line = { name: 'Menu cards', customerName: 'Ravi', email: 'ravi@example.com' };
  proof = (await as('owner', 'post', '/api/proofs').send(line).expect(201)).body._id;
});

// Only the service knows whose file it is, and strangers learn nothing.
const notTheirs = { anonymous: 404, other: 403 } as const;
const ofOwner = { ...notTheirs, staff: 403 } as const;
const { productType: _, ...profile } = defaultProfile('Flyers');

const words = { kind: 'text', text: 'Chai', font: 'anek', sizeMm: 10, colour: '#000000', align: 'left' };
// The product is unknown here; the layouts' own tests have the rest.
const aSide = { view: 'front', area: 'left', pieces: [{ ...words, x: 0, y: 0, width: 20, height: 10, rotation: 0 }] };

describeAccess({
  routes: routesByService.artwork ?? [],
  app: () => service.app,
  tokens: () => service.suite.tokens,
  rows: {
    uploadDesign: {
      file: { content: plainSvg, name: 'design.svg' },
    },
    uploadArtwork: { body: { productType: 'Business Cards' }, file: { content: aPdf(), name: 'card.pdf' } },
    listArtworkFiles: { params: { userId: callers.customer.id } },
    getArtworkFile: () => ({ params: { id: file }, expected: { ...notTheirs, catalogue: 403 } }),
    getDesignArtwork: () => ({
      params: { name: checkedDesign.split('/').at(-1) ?? '' },
      query: Object.fromEntries(new URL(linkTo(checkedDesign), 'http://shop').searchParams),
    }),
    showDesign: { params: { name: `${'0'.repeat(32)}.png` }, query: { until: '1800000000', signature: 'x' } },
    removeArtworkFile: async () => ({
      params: { id: (await send('customer', aPdf()).expect(202)).body._id },
      expected: { ...notTheirs, catalogue: 403 },
    }),
    mendArtworkFile: () => ({
      params: { id: file },
      body: { mends: ['scale'] },
      expected: { ...notTheirs, catalogue: 403 },
    }),
    linkArtworkFile: () => ({ params: { id: file }, expected: { ...notTheirs, catalogue: 403 } }),
    showArtworkPage: () => ({ params: { id: file, page: '1' }, query: { until: '1800000000', signature: 'x' } }),
    downloadArtwork: () => ({ params: { id: file }, query: { until: '1800000000', signature: 'x' } }),
    beginArtworkUpload: { body: { name: 'poster.pdf', bytes: 1000 } },
    getArtworkUpload: () => ({ params: { id: upload }, expected: ofOwner }),
    putArtworkPart: () => ({ params: { id: upload, part: '1' }, bytes: Buffer.from('%PDF-1.4\n%'), expected: ofOwner }),
    completeArtworkUpload: () => ({ params: { id: upload }, expected: ofOwner }),
    adoptArtwork: { body: { files: [{ id: '0'.repeat(24), token: 'of-nothing' }] } },
    getOrderArtwork: () => ({ params: { order: ordered } }),
    listProofs: {},
    countProofs: {},
    listProofTimes: {},
    getProof: () => ({ params: { id: proof } }),
    openProof: { body: { name: 'Menu cards', customerName: 'Ravi', email: 'ravi@example.com' } },
    sendProof: () => ({ params: { id: proof }, body: { fileId: file, expectedVersion: sent++ } }),
    replyOnProof: () => ({ params: { id: proof }, body: { text: 'By Friday.' } }),
    remindOfProof: () => ({ params: { id: proof } }),
    approveByPhone: () => ({ params: { id: proof }, body: { version: 1, name: 'Ravi', note: 'Called' } }),
    downloadPrintFile: () => ({ params: { id: proof } }),
    downloadPrintFiles: {},
    downloadGangSheet: () => ({ params: { id: proof }, query: { sheet: 'a3' } }),
    listOrderProofs: () => ({ params: { order: ordered } }),
    listQuotationProofs: { params: { quotation: '0'.repeat(24) } },
    listSharedQuotationProofs: { body: { token: 'of-no-mail' } },
    readSharedProof: { body: { token: 'of-no-mail' } },
    askProofCode: { body: { token: 'of-no-mail', version: 1 } },
    approveProof: { body: { token: 'of-no-mail', version: 1, name: 'Ravi', hasChecked: true } },
    askForChanges: { body: { token: 'of-no-mail', version: 1, text: 'Bigger' } },
    commentOnProof: { body: { token: 'of-no-mail', version: 1, text: 'Bigger' } },
    downloadProof: () => ({ params: { id: proof, version: '1' }, query: { until: '1800000000', signature: 'x' } }),
    showProofOnProduct: () => ({
      params: { id: proof, version: '1', view: 'front' },
      query: { until: '1800000000', signature: 'x' },
    }),
    getPrintAreas: { params: { productId: '0'.repeat(24) } },
    setPrintAreas: { params: { productId: '0'.repeat(24) }, body: { views: [] } },
    createLayout: { body: { productId: '0'.repeat(24), color: '', hex: '#ffffff', sides: [aSide] } },
    listLayouts: {},
    getLayout: { params: { id: '0'.repeat(24) } },
    getLayoutPicture: { params: { id: '0'.repeat(24) } },
    getLayoutPrint: { params: { id: '0'.repeat(24) }, query: { view: 'front', area: 'left' } },
    getLayoutPrintPdf: { params: { id: '0'.repeat(24) }, query: { view: 'front', area: 'left' } },
    listPrintProfiles: {},
    getPrintProfile: { params: { productType: 'Flyers' } },
    setPrintProfile: { params: { productType: 'Flyers' }, body: profile },
    getArtworkRetention: {},
    setArtworkRetention: { body: { fileDays: 30, orderDays: 365 } },
    removePrintProfile: { params: { productType: 'Flyers' } },
  },
});
