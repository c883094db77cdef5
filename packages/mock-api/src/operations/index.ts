import {accountAnalysis} from './account-analysis';
import {extractBrand, setBrand} from './brands';
import {exportData} from './data-export';
import {enterpriseGenerate, generate} from './generation';
import type {OperationHandler} from './operation-handler';
import {enterpriseGetRequestStatus, getRequestStatus} from './requests';
import {deleteUser, loginUser, reactivateUser, updateUserPlan} from './users';
import {enterpriseGetDesignVariants, getDesignVariants} from './variants';

/** Stateful handlers by operation ID. All other operations respond with `createSampleResponse`. */
export const handlers: Readonly<Record<string, OperationHandler>> = {
  designsFromPrompt: generate,
  designsFromContent: generate,
  contentFromPrompt: generate,
  getRequestStatus,
  getDesignVariants,
  enterpriseDesignsFromPrompt: enterpriseGenerate,
  enterpriseDesignsFromContent: enterpriseGenerate,
  enterpriseContentFromPrompt: enterpriseGenerate,
  enterpriseGetRequestStatus,
  enterpriseGetDesignVariants,
  loginUser,
  deleteUser,
  reactivateUser,
  setBrand,
  extractBrand,
  updateUserPlan,
  accountAnalysis,
  exportData,
};
