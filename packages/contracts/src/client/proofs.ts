// Written by `npm run client-routes`; a test fails when it is out of date.
import type * as contracts from '../index.ts';

export const approveByPhone: contracts.ClientRoute<typeof contracts.approveByPhone> = {
  id: 'approveByPhone',
  method: 'post',
  path: '/api/proofs/:id/approval',
  access: 'staff',
  permission: 'artwork:write',
};

export const approveProof: contracts.ClientRoute<typeof contracts.approveProof> = {
  id: 'approveProof',
  method: 'post',
  path: '/api/proofs/shared/approve',
  access: 'anyone',
};

export const askForChanges: contracts.ClientRoute<typeof contracts.askForChanges> = {
  id: 'askForChanges',
  method: 'post',
  path: '/api/proofs/shared/changes',
  access: 'anyone',
};

export const askProofCode: contracts.ClientRoute<typeof contracts.askProofCode> = {
  id: 'askProofCode',
  method: 'post',
  path: '/api/proofs/shared/codes',
  access: 'anyone',
};

export const commentOnProof: contracts.ClientRoute<typeof contracts.commentOnProof> = {
  id: 'commentOnProof',
  method: 'post',
  path: '/api/proofs/shared/notes',
  access: 'anyone',
};

export const countProofs: contracts.ClientRoute<typeof contracts.countProofs> = {
  id: 'countProofs',
  method: 'get',
  path: '/api/proofs/counts',
  access: 'staff',
  permission: 'artwork:read',
};

export const downloadGangSheet: contracts.ClientRoute<typeof contracts.downloadGangSheet> = {
  id: 'downloadGangSheet',
  method: 'get',
  path: '/api/proofs/:id/gang-sheet',
  access: 'staff',
  permission: 'artwork:read',
};

export const downloadPrintFile: contracts.ClientRoute<typeof contracts.downloadPrintFile> = {
  id: 'downloadPrintFile',
  method: 'get',
  path: '/api/proofs/:id/print-file',
  access: 'staff',
  permission: 'artwork:read',
};

export const downloadPrintFiles: contracts.ClientRoute<typeof contracts.downloadPrintFiles> = {
  id: 'downloadPrintFiles',
  method: 'get',
  path: '/api/proofs/print-files',
  access: 'staff',
  permission: 'artwork:read',
};

export const downloadProof: contracts.ClientRoute<typeof contracts.downloadProof> = {
  id: 'downloadProof',
  method: 'get',
  path: '/api/proofs/:id/versions/:version/pdf',
  access: 'anyone',
};

export const getProof: contracts.ClientRoute<typeof contracts.getProof> = {
  id: 'getProof',
  method: 'get',
  path: '/api/proofs/:id',
  access: 'staff',
  permission: 'artwork:read',
};

export const listOrderProofs: contracts.ClientRoute<typeof contracts.listOrderProofs> = {
  id: 'listOrderProofs',
  method: 'get',
  path: '/api/proofs/order/:order',
  access: 'order-customer-or-staff',
  permission: 'artwork:read',
};

export const listProofs: contracts.ClientRoute<typeof contracts.listProofs> = {
  id: 'listProofs',
  method: 'get',
  path: '/api/proofs',
  access: 'staff',
  permission: 'artwork:read',
};

export const listQuotationProofs: contracts.ClientRoute<typeof contracts.listQuotationProofs> = {
  id: 'listQuotationProofs',
  method: 'get',
  path: '/api/proofs/quotation/:quotation',
  access: 'staff',
  permission: 'artwork:read',
};

export const listSharedQuotationProofs: contracts.ClientRoute<typeof contracts.listSharedQuotationProofs> = {
  id: 'listSharedQuotationProofs',
  method: 'post',
  path: '/api/proofs/quotation/shared',
  access: 'anyone',
};

export const openProof: contracts.ClientRoute<typeof contracts.openProof> = {
  id: 'openProof',
  method: 'post',
  path: '/api/proofs',
  access: 'staff',
  permission: 'artwork:write',
};

export const readSharedProof: contracts.ClientRoute<typeof contracts.readSharedProof> = {
  id: 'readSharedProof',
  method: 'post',
  path: '/api/proofs/shared',
  access: 'anyone',
};

export const replyOnProof: contracts.ClientRoute<typeof contracts.replyOnProof> = {
  id: 'replyOnProof',
  method: 'post',
  path: '/api/proofs/:id/notes',
  access: 'staff',
  permission: 'artwork:write',
};

export const sendProof: contracts.ClientRoute<typeof contracts.sendProof> = {
  id: 'sendProof',
  method: 'post',
  path: '/api/proofs/:id/versions',
  access: 'staff',
  permission: 'artwork:write',
};

export const showProofOnProduct: contracts.ClientRoute<typeof contracts.showProofOnProduct> = {
  id: 'showProofOnProduct',
  method: 'get',
  path: '/api/proofs/:id/versions/:version/on-product/:view',
  access: 'anyone',
};
