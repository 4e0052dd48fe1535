import { uploadArtwork } from '@print-shop/contracts/client';
import { HttpResponse, http } from 'msw';
import { serve } from '../testing/index.ts';
import { uploadFile } from './upload-file.ts';

const server = serve();

it('sends the text fields along with the file, and leaves out those that have no value', async () => {
  let sent: FormData | undefined;
  server.use(
    http.post('/api/artwork/files', async ({ request }) => {
      sent = await request.formData();
      return HttpResponse.json({ _id: '0'.repeat(24) }, { status: 202 });
    }),
  );
  const file = new File(['%PDF-1.7'], 'card.pdf', { type: 'application/pdf' });
  const fields = { productType: 'Business Cards', widthMm: 90, heightMm: undefined };
  await uploadFile(uploadArtwork, file, { fields });
  expect([...(sent?.keys() ?? [])].sort()).toEqual(['file', 'productType', 'widthMm']);
  expect([sent?.get('productType'), sent?.get('widthMm')]).toEqual(['Business Cards', '90']);
});
